const RELOADED = 'nearhand:reloaded';

/**
 * Reloads the page where the server gives it: without a connection nothing of it would be left.
 * With a `build` that happens once for each, so that a page goes round in no circle.
 */
export async function reloadIfServed(build?: string): Promise<void> {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok || (build && sessionStorage[RELOADED] === build)) return;
  sessionStorage[RELOADED] = build;
  location.reload();
}
