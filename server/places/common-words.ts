export const COMMON_WORDS: ReadonlySet<string> = new Set([]);
