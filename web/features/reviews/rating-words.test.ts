import { expect, it } from 'vitest';
import { RECOMMENDED_FROM } from '#contract/requests/reviews.ts';
import { texts as en } from '#web/locales/en/customer/reviews.ts';
import { texts as es } from '#web/locales/es/customer/reviews.ts';
import { texts as fr } from '#web/locales/fr/customer/reviews.ts';

it.each([en, fr, es])('a rating without recommendation is not called good', ({ dialog }) => {
  const good = /good|bien|bon|buen|excellent|excelente/i;
  const words = Object.values(dialog.words);
  expect(words.map((word) => good.test(word))).toEqual(
    words.map((_, index) => index + 1 >= RECOMMENDED_FROM),
  );
});
