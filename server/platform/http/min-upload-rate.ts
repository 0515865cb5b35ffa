/**
 * The minimum rate of what a caller sends, as a token bucket: each `bytesPerSecond` pay for a second of
 * waiting, and `graceSeconds` are the initial and maximum credit. Half the rate of a phone on EDGE,
 * which may pause while it changes its cell. Documented in docs/limits.md.
 */
export const MIN_UPLOAD_RATE = { bytesPerSecond: 4096, graceSeconds: 20 };
