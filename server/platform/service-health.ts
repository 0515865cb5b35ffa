/** The health of an external service; its own messages are not shown. */
export type ServiceHealth = 'well' | 'refused' | 'insecure' | 'failing' | 'unreachable';

/** The health of an HTTP service by its answer; a redirect counts as none. */
export async function healthOf(
  url: URL,
  { headers, patienceMs }: { headers: Record<string, string>; patienceMs: number },
): Promise<ServiceHealth> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(url, { headers, redirect: 'error', signal });
    await answer.body?.cancel();
    if (answer.status === 401 || answer.status === 403) return 'refused';
    return answer.status >= 500 || answer.status === 429 ? 'failing' : 'well';
  } catch {
    return 'unreachable';
  }
}
