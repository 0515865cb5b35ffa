/** The timeout of waiting for an asynchronous fact. Only a failing test ever waits so long. */
export const patiently = { timeout: 20_000, interval: 5 };
