const RELOADED = 'nearhand:reloaded';

/**
 * Reloads the page if the server answers: without a connection nothing of it would be left. With a
 * `build` once for each, which prevents a reload loop.
 */
export async function reloadIfServed(build?: string): Promise<void> {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok || (build && sessionStorage[RELOADED] === build)) return;
  sessionStorage[RELOADED] = build;
  location.reload();
}
