CREATE TABLE IF NOT EXISTS test (
  build_commit TEXT,
  build_number INTEGER,
  gpu_info TEXT,
  backends TEXT,
  model_filename TEXT,
  model_type TEXT,
  type_k TEXT,
  type_v TEXT,
  n_gpu_layers INTEGER,
  n_prompt INTEGER,
  n_gen INTEGER,
  n_depth INTEGER,
  test_time TEXT,
  avg_ts REAL,
  stddev_ts REAL
);

INSERT INTO test (build_commit, build_number, gpu_info, backends, model_filename, model_type, type_k, type_v, n_gpu_layers, n_prompt, n_gen, n_depth, test_time, avg_ts, stddev_ts) VALUES ('abcdef12', '5614', 'NVIDIA GeForce RTX 4090', 'CUDA', 'somebody''s (own), Meta-Llama-3-8B-Instruct-Q4_K_M.gguf', 'llama 8B Q4_K - Medium', 'f16', 'f16', '99', '0', '128', '0', '2026-02-01T10:00:05Z', '150.000000', '0.250000');
