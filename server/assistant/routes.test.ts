import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analyzeMessage } from '#contract/assistant.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { nobody } from '#tests/support/people.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp();
});
afterAll(() => site.stop());

describe('analysing a message', () => {
  test.each([
    ['en', 'I need a plumber in Montreal today, the kitchen tap is leaking'],
    ['fr', "J'ai besoin d'un plombier à Montréal aujourd'hui, le robinet de cuisine coule"],
    ['es', 'Necesito un plomero en Montreal hoy, la llave de la cocina gotea'],
  ] as const)('understands a need in %s, for anybody', async (language, message) => {
    const analysis = await nobody(site).call(analyzeMessage, { body: { message, language } });
    expect(analysis).toMatchObject({
      completeness: { hasProfession: true, hasLocation: true, hasUrgency: true },
      profession: 'plumber',
      urgency: 'Very urgent (within 24h)',
    });
    expect(analysis.location).toMatch(/Montr[ée]al/);
  });

  test('refuses what is blank, too long, or in another language', async () => {
    for (const body of [
      { message: ' ', language: 'en' },
      { message: 'x'.repeat(2001), language: 'en' },
      { message: 'leak', language: 'de' },
      { language: 'en' },
    ]) {
      expect((await nobody(site).ask('POST', '/api/chat/analyze', body)).status).toBe(422);
    }
  });
});
