import { expect, it } from 'vitest';
import { errorBody } from '#server/platform/http/errors.ts';
import { Refusal } from '#server/platform/refusal.ts';

it.each([
  [1, 'en', 'Try again in 1 second.'],
  [29.2, 'en', 'Try again in 30 seconds.'],
  [120, 'en', 'Try again in 2 minutes.'],
  [901, 'fr', 'Réessayez dans 16 minutes.'],
  [1920, 'es', 'Inténtalo de nuevo en 32 minutos.'],
  [86_400, 'fr', 'Réessayez dans 24 heures.'],
] as const)('a wait of %d seconds reads in %s: %s', (seconds, language, said) => {
  const { error } = errorBody(new Refusal('too_many', { retryAfterSeconds: seconds }), language);
  expect(error.replaceAll('\u00a0', ' ')).toContain(said);
});

it('an unknown wait asks for patience', () => {
  expect(errorBody(new Refusal('too_many'), 'en').error).toContain('Wait a moment');
});
