/**
 * What hashing a password costs: OWASP Password Storage Cheat Sheet, second Argon2id setting, 19 MiB
 * (in KiB), two passes, one lane.
 */
export const PASSWORD_COST = { memory: 19_456, passes: 2, parallelism: 1 };
