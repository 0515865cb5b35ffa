/**
 * V8's flags of a process that serves. The young generation of Node 26 grows to 67 MB and keeps
 * them; with 8 MB the collections are shorter and a node needs 70 MB less (docs/scaling.md). Repeats
 * in the patterns of the assistant are not unrolled: their code takes several MB less, and reads as
 * fast.
 */
export const servingFlags = ['--max-semi-space-size=8', '--no-regexp-unroll'];

/**
 * glibc's settings, read when a process starts. A password hash takes 19 MB in one of four threads:
 * above the threshold they are the system's own pages and go back after each hash; by default the
 * threshold rises to them, and each thread keeps its 19 MB.
 */
export const servingEnvironment = { MALLOC_MMAP_THRESHOLD_: String(4 * 1024 * 1024) };

/** Deletes what is set for this process alone, so that PostgreSQL and others do not inherit it. */
export function dropServingEnvironment(environment = process.env) {
  for (const [name, value] of Object.entries(servingEnvironment)) {
    if (environment[name] === value) delete environment[name];
  }
}
