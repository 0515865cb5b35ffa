/**
 * How slowly an upload may come: each `bytesPerSecond` pay for a second of waiting, and so many of
 * those as are in `graceSeconds` are given at first and can be saved up. Half of what a phone does on
 * EDGE, which may be silent while it changes its cell. Written down in docs/limits.md.
 */
export const LEAST_RATE = { bytesPerSecond: 4096, graceSeconds: 20 };
