/**
 * V8's flags of a process that serves (measured: docs/scaling.md).
 * - The young generation of Node 26 grows to 67 MB and keeps them; with 8 MB the collections are
 *   shorter and a node needs 70 MB less.
 * - The heap is collected when it has grown by 25 % rather than by up to 300: a node under load
 *   needs some 100 MB less.
 * - Large pages that are free go back to the system rather than into a pool of up to 32 MB.
 * - Repeats in the patterns of the assistant are not unrolled, and a pattern becomes machine code at
 *   its hundredth use rather than its second: those that few messages reach stay small.
 */
export const servingFlags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=25',
  '--no-large-page-pool',
  '--no-regexp-unroll',
  '--regexp-tier-up-ticks=100',
];

/**
 * Code from Node's cache is compiled as far as any earlier process needed it, and stays. Compiled at its
 * first call, a node needs half a second more of a processor to start, and idles with 15 to 20 MB less.
 *
 * glibc's settings, read when a process starts. A password hash takes 19 MB in one of four threads:
 * above the threshold they are the system's own pages and go back after each hash; by default the
 * threshold rises to them, and each thread keeps its 19 MB.
 * Two arenas rather than sixteen on two processors: what one thread has freed serves the others.
 */
export const servingEnvironment = {
  NODE_DISABLE_COMPILE_CACHE: '1',
  MALLOC_MMAP_THRESHOLD_: String(4 * 1024 * 1024),
  MALLOC_ARENA_MAX: '2',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};

/** Deletes what is set for this process alone, so that PostgreSQL and others do not inherit it. */
export function dropServingEnvironment(environment = process.env) {
  for (const [name, value] of Object.entries(servingEnvironment)) {
    if (environment[name] === value) delete environment[name];
  }
}
