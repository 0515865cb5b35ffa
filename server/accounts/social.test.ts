import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app.ts';

let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe.each(['google', 'facebook'])('signing in by %s while it is not set up', (provider) => {
  it.each([
    ['?lang=fr', 'en', 'fr'],
    ['', 'es-MX,es;q=0.9', 'es'],
    ['?lang=//elsewhere.test', 'de', 'en'],
  ])('with %j and a browser in %s leads back to a page in %s', async (query, browser, lang) => {
    const answer = await app.fetch(`/api/auth/${provider}${query}`, {
      redirect: 'manual',
      headers: { 'accept-language': browser },
    });
    expect(answer.status).toBe(302);
    const back = `/?auth=error&message=not_configured&lang=${lang}`;
    expect(answer.headers.get('location')).toBe(back);
  });
});
