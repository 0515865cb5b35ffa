import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analyzeMessage } from '#contract/requests/assistant.ts';
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

  test.each([
    ['en', 'strong smell of gas in the basement in Toronto', { kind: 'gas', number: '911' }],
    ['fr', 'il y a le feu dans ma cuisine à Lyon', { kind: 'fire', number: '112' }],
    ['es', 'mi hijo está encerrado en el baño, Bogotá', { kind: 'person', number: '123' }],
    ['es', 'cambiar la estufa de gas en Bogotá', null],
  ] as const)('says whom to call first in danger, in %s: %s', async (language, message, danger) => {
    const { emergency } = await nobody(site).call(analyzeMessage, {
      body: { message, language },
    });
    expect(emergency).toEqual(danger);
  });

  test('says in which language a message is written, where that is not the reader’s', async () => {
    const message = 'Je cherche un plombier pour ma douche à Laval';
    const read = (language: 'en' | 'fr') =>
      nobody(site).call(analyzeMessage, { body: { message, language } });
    expect(await read('en')).toMatchObject({ otherLanguage: 'fr', profession: 'plumber' });
    expect(await read('fr')).toMatchObject({ otherLanguage: null });
  });

  test('reads a long story to its end, where the need is', async () => {
    const story = 'We bought the place in spring, and every room has its own history. '.repeat(70);
    const message = `${story}So I need a plumber for the shower.`;
    expect(message.length).toBeGreaterThan(4_500);
    const analysis = await nobody(site).call(analyzeMessage, { body: { message, language: 'en' } });
    expect(analysis.profession).toBe('plumber');
  });

  test('counts "tomorrow" from the day it is for the person', async () => {
    const { dates } = await nobody(site).call(analyzeMessage, {
      body: { message: 'a plumber tomorrow', language: 'en', today: '2027-03-01' },
    });
    expect(dates).toEqual({ from: '2027-03-02', to: '2027-03-02' });
  });

  test('refuses a text that is blank, too long, or in an unknown language', async () => {
    for (const body of [
      { message: ' ', language: 'en' },
      { message: 'x'.repeat(5_001), language: 'en' },
      { message: 'leak', language: 'de' },
      { language: 'en' },
    ]) {
      expect((await nobody(site).ask('POST', '/api/chat/analyze', body)).status).toBe(422);
    }
  });
});
