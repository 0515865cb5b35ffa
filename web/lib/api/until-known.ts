/**
 * Retries until an answer comes: undefined means none, as without a connection or with a failing
 * server, which does not mean signed out.
 */
export async function untilKnown<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let wait = 1000; ; wait = Math.min(2 * wait, 30_000)) {
    const found = await ask().catch(() => undefined);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
