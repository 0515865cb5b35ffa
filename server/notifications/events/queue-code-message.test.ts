import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sendEmailCode,
  sendPhoneCode,
  verifyEmailCode,
  verifyPhoneCode,
} from '#contract/accounts/accounts.ts';
import { startApp } from '#tests/support/app.ts';
import type { OutboxMessage } from '#server/notifications/outbox/outbox-json.ts';

let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function newestTo(address: string) {
  const answer = await app.fetch(`/dev/outbox.json?to=${encodeURIComponent(address)}`);
  const [newest] = (await answer.json()) as OutboxMessage[];
  return newest;
}

describe('a code asked for', () => {
  it('is in the outbox at once, in the language of the call, and signs in', async () => {
    const email = 'marie@example.com';
    await app.call(sendEmailCode, { body: { email, language: 'fr' } });
    const message = await newestTo(email);
    expect(message?.subject).toMatch(/^\d{6} est votre code Nearhand$/);
    const code = message?.subject.slice(0, 6) ?? '';
    const body = { email, code, acceptedTerms: true, language: 'fr' } as const;
    const { user } = await app.call(verifyEmailCode, { body });
    expect(user).toMatchObject({ name: 'Marie', language: 'fr', acceptedTerms: true });
  });

  it('goes to a phone by text message', async () => {
    const phone = '514 555 0142';
    await app.call(sendPhoneCode, { body: { phone } });
    const message = await newestTo('+15145550142');
    expect(message).toMatchObject({ channel: 'sms', html: null });
    const code = message?.text.slice(0, 6) ?? '';
    await expect(app.call(verifyPhoneCode, { body: { phone, code } })).resolves.toMatchObject({
      verified: true,
    });
  });

  it('in production by phone, without an SMS service, is refused', async () => {
    const production = await startApp({
      env: {
        NODE_ENV: 'production',
        PUBLIC_URL: 'http://localhost:1',
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'hi@near.test',
      },
    });
    const asked = production.call(sendPhoneCode, { body: { phone: '514 555 0142' } });
    await expect(asked).rejects.toMatchObject({ status: 503 });
    const outbox = await production.fetch('/dev/outbox');
    expect(outbox.status).toBe(404);
    await production.stop();
  });
});
