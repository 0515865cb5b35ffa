/** How long a test waits for a fact that comes by itself. Only a test that fails ever waits so long. */
export const patiently = { timeout: 20_000, interval: 5 };
