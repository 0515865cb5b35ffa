import { expect, test } from 'vitest';
import type { Recurrence } from '#contract/requests/schedule.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { fold } from '../../text/fold.ts';
import { readRecurrence } from './recurrence.ts';

test.each<[UnderstoodLanguage, said: string, Recurrence | null]>([
  ['en', 'every second friday', 'biweekly'],
  ['en', 'everyday at noon', 'daily'],
  ['en', 'for everyday use', null],
  ['en', 'mon, wed, fri', 'weekly'],
  ['en', 'mon or wed', null],
  ['fr', 'aux deux semaines', 'biweekly'],
  ['fr', 'un samedi sur deux', 'biweekly'],
  ['es', 'una semana sí y una no', 'biweekly'],
  ['es', 'cada dos viernes', 'biweekly'],
  ['es', 'cada quince días', 'biweekly'],
])('%s: "%s" comes back %s', (language, said, recurrence) => {
  expect(readRecurrence(fold(said), language)).toBe(recurrence);
});
