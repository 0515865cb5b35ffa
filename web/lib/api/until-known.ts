/**
 * Asks who is signed in until an answer tells: undefined says that none did, as without a connection
 * or from a server that is in trouble, and that is no sign of being signed out.
 */
export async function untilKnown<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let wait = 1000; ; wait = Math.min(2 * wait, 30_000)) {
    const found = await ask().catch(() => undefined);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
