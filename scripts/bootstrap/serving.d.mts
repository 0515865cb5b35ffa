export const servingFlags: readonly string[];
export const servingEnvironment: Readonly<Record<string, string>>;
export function dropServingEnvironment(environment?: NodeJS.ProcessEnv): void;
