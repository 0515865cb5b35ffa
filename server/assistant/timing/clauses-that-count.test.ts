import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { fold } from '../text/fold.ts';
import { readTiming } from './urgency.ts';

const WEDNESDAY = new Date('2026-11-25T15:00:00Z');

test.each<[UnderstoodLanguage, string, from: string]>([
  ['en', 'tomorrow. hmm no im working tomorrow, saturday the 28th is better', '2026-11-28'],
  ['en', 'today, oh wait, no, friday', '2026-11-27'],
  ['en', 'change tomorrow to friday', '2026-11-27'],
  ['en', 'today, not tomorrow', '2026-11-25'],
  ['fr', 'demain non attends, vendredi', '2026-11-27'],
  ['fr', "changez demain pour la semaine prochaine, je n'ai pas reçu la borne", '2026-11-30'],
  ['es', 'mañana, bueno no, mañana no estoy, el domingo', '2026-11-29'],
  ['es', 'hoy no q salgo de currar a las 9, mejor mañana', '2026-11-26'],
  ['es', 'cambia mañana por el viernes', '2026-11-27'],
  ['es', 'vale pero hoy no me da tiempo, cambia a mañana por la tarde', '2026-11-26'],
  ['es', 'mejor mañana, hoy no alcanzo', '2026-11-26'],
  ['es', 'uf el viernes no puedo, mejor el jueves 3 de diciembre', '2026-12-03'],
  ['fr', 'en fait demain je travaille, mettez mardi le 1er décembre à la place', '2026-12-01'],
  ['fr', 'demain chu pas la, après-demain', '2026-11-27'],
  ['en', 'tomorrow i work, friday', '2026-11-27'],
  ['fr', 'ds 3 jours', '2026-11-28'],
  ['es', 'uy no, hoy ya no voy a estar, mejor mañana temprano', '2026-11-26'],
])('%s: "%s" means from %s', (language, said, from) => {
  expect(readTiming(fold(said), language, language, WEDNESDAY).dates?.from).toBe(from);
});
