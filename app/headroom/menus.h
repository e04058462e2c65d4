// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <array>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace headroom {

// The menu bar: its actions by name, their texts in the application's language. Who owns the window
// connects them.
class Menus : public QObject {
    Q_OBJECT

public:
    enum Id {
        New,
        NewWindow,
        Open,
        OpenModel,
        OpenResults,
        EngineSaid,
        Save,
        SaveAs,
        ExportFigure,
        Close,
        Quit,
        Undo,
        Redo,
        CopyFigure,
        CopyTable,
        CopyCard,
        Paste,
        Why,
        Sources,
        Engine,
        Cautions,
        Step,
        Size,
        Cost,
        Runs,
        Measure,
        PublishedRuns,
        Expand,
        Present,
        BrowseCatalog,
        OpenStory,
        About,
        Count
    };

    explicit Menus(QMainWindow *window);

    [[nodiscard]] QAction *action(Id id) const { return m_actions[id]; }
    // Radio items; the data of each is what it stands for.
    [[nodiscard]] QActionGroup *languages() const { return m_languages; }
    [[nodiscard]] QActionGroup *themes() const { return m_themes; }
    [[nodiscard]] QActionGroup *units() const { return m_units; }

    void setRecentFiles(const QStringList &paths);
    void setUndoTexts(const QString &undo, const QString &redo);
    void retranslate();

    // Checks the item that stands for a value.
    static void check(QActionGroup *group, const QVariant &value);

signals:
    void opening(); // the File or View menu: what it lists may have changed elsewhere
    void recentChosen(const QString &path);
    void recentCleared();
    void storyChosen(const QString &id);

private:
    void createFile(QMainWindow *window);
    void createEdit(QMainWindow *window);
    void createView(QMainWindow *window);
    void createStories(QMainWindow *window);
    void showStories();
    void createHelp(QMainWindow *window);
    QAction *add(QMenu *menu, Id id, const QKeySequence &keys = {});
    QAction *choice(QMenu *menu, QActionGroup *group, const QVariant &value, const QString &text = {});
    QMenu *addMenu(QMainWindow *window);

    std::array<QAction *, Count> m_actions{};
    QMenu *m_file = nullptr;
    QMenu *m_recent = nullptr;
    QMenu *m_edit = nullptr;
    QMenu *m_view = nullptr;
    QMenu *m_language = nullptr;
    QMenu *m_theme = nullptr;
    QMenu *m_unit = nullptr;
    QMenu *m_stories = nullptr;
    QMenu *m_help = nullptr;
    QActionGroup *m_languages = nullptr;
    QActionGroup *m_themes = nullptr;
    QActionGroup *m_units = nullptr;
    QString m_undoText;
    QString m_redoText;
};

} // namespace headroom
