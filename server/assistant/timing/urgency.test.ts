import { describe, expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { fold } from '../text/fold.ts';
import { readTiming } from './urgency.ts';

const urgencyOf = (text: string, language: UnderstoodLanguage = 'en') =>
  readTiming(fold(text), language).urgency;
const VERY = 'Very urgent (within 24h)';
const SOON = 'Soon (2-3 days)';
const CALM = 'Not urgent (within a week)';

describe('the documented keywords', () => {
  test.each(['urgent', 'emergency', 'asap', 'right now', 'immediately', 'today'])(
    '"%s" is very urgent in every language',
    (keyword) => {
      for (const language of ['en', 'fr', 'es'] as const) {
        expect(urgencyOf(keyword, language)).toBe(VERY);
      }
    },
  );

  test.each(['soon', 'this week', 'tomorrow', 'next day'])('"%s" is soon', (keyword) => {
    for (const language of ['en', 'fr', 'es'] as const) {
      expect(urgencyOf(keyword, language)).toBe(SOON);
    }
  });
});

test.each<[string, UnderstoodLanguage, string | null]>([
  ["it's not urgent", 'en', CALM],
  ['need a locksmith right now my phone is at 6%', 'en', VERY],
  ['locked out and on 4 percent battery', 'en', VERY],
  ['my phone battery lasts an hour', 'en', null],
  ['laptop battery dies at 40%', 'en', null],
  ["right now i'm in the hallway", 'en', VERY],
  ['right now i pay 50 a month', 'en', null],
  ['im standing outside in the cold', 'en', VERY],
  ['the door shut behind me, im standing outside', 'en', null],
  ['any day works', 'en', CALM],
  ['after 6 tonight', 'en', VERY],
  ['its for new years', 'en', CALM],
  ['in like an hour', 'en', VERY],
  ['dans la prochaine heure', 'fr', VERY],
  ["d'ici une couple d'heures", 'fr', VERY],
  ['ahora en la tarde', 'es', VERY],
  ['lo más luego posible', 'es', VERY],
  ['before the first big dump', 'en', CALM],
  ['mice again, third one this week', 'en', null],
  ['mon cell est à 5 %', 'fr', VERY],
  ['chu pognée dehors au frette', 'fr', VERY],
  ['dès que qqn peut', 'fr', VERY],
  ["c'est la troisième cette semaine", 'fr', null],
  ['traigo 5% de pila', 'es', VERY],
  ['estoy afuera de mi casa', 'es', VERY],
  ['estoy fuera de la ciudad', 'es', null],
  ['en cuanto alguien pueda', 'es', VERY],
  ['lo antes q se pueda', 'es', VERY],
  ['antes del puente', 'es', CALM],
  ['a fin de quincena', 'es', CALM],
  ['a mediados de enero', 'es', CALM],
  ['un plomero a la de ya', 'es', VERY],
  ['kiero un cerrajero YA me qede afuera', 'es', VERY],
  ['movers for a 4 1/2, third floor', 'en', null],
  ['ocupo un plomero ya no sale agua', 'es', null],
  ['not right away, before summer', 'en', CALM],
  ['spring, so plenty of time', 'en', CALM],
  ['neither of them is urgent', 'en', CALM],
  ['hes all healed now', 'en', null],
  ['never closed my pool before the frost', 'en', null],
  ['ninguna de las dos cosas urge', 'es', CALM],
  ['antes de que acabe el año, sin más prisa', 'es', CALM],
  ['un par de semanas', 'es', CALM],
  ['aucune des deux presse', 'fr', CALM],
  ['later', 'en', CALM],
  ['couple a days, 3 tops', 'en', SOON],
  ['whenevr', 'en', CALM],
  ['not urgnet', 'en', CALM],
  ['no es urgente', 'en', CALM],
  ['in January', 'es', CALM],
  ['right now we copy it all by hand', 'en', null],
  ['my son flies to portugal on sunday', 'en', null],
  ["faudrait qu'un couvreur passe d'ici vendredi", 'fr', SOON],
  ['le plombier est passé mardi, ça coule encore', 'fr', null],
  ['sooooon', 'en', SOON],
  ['hoooy', 'es', VERY],
  ['el que pueda primero', 'es', VERY],
  ['urgente urgente no es', 'es', CALM],
  ['por ahí del 20', 'es', CALM],
  ['en lo que queda del mes', 'es', CALM],
  ['después de las 8', 'es', null],
  ['de hoy en ocho', 'es', CALM],
  ['son 60 ya, no 45', 'es', null],
  ['ya matamos 3 alacranes en la semana', 'es', null],
  ['2 weeks', 'en', CALM],
  ['had 2 break ins this fall', 'en', null],
  ["j'en ai vu 3 c'te semaine", 'fr', null],
  ['nos robaron dos veces este año', 'es', null],
  ['want to lose 30 lbs before the summer', 'en', null],
  ["perdre 20 livres avant l'été", 'fr', null],
  ['bajar 10 kilos antes del verano', 'es', null],
  ["à l'hôpital alors j'arrive jamais plus tôt", 'fr', null],
  ['je reste à saint-jean-sur-richelieu', 'fr', null],
  ['avant la saint-jean', 'fr', CALM],
  ['May would be fine', 'en', CALM],
  ['may we call you', 'en', null],
  ['right this second', 'en', VERY],
  ['flexible', 'en', CALM],
  ['sat works', 'en', SOON],
  ['soon, before it rains on monday', 'en', SOON],
  ['whenever this week', 'en', SOON],
  ['may', 'en', CALM],
  ['summer at the earliest', 'en', CALM],
  ['whenever the first storm is, not now', 'en', CALM],
  ['is it normal to have wasps inside in november', 'en', null],
  ['christmas card photos', 'en', null],
  ['lo antes posible', 'en', VERY],
  ['dos o tres semanas', 'es', CALM],
  ['Deux à trois semaines', 'fr', CALM],
  ['quelques jours', 'fr', SOON],
  ['dès que les fêtes sont finies', 'fr', CALM],
  ['avant que ça gèle', 'fr', CALM],
  ['le + vite possible', 'fr', VERY],
  ["aussitôt que quelqu'un est disponible", 'fr', VERY],
  ["emballer mes 30 cèdres pour l'hiver", 'fr', null],
  ['pa primavera', 'es', CALM],
  ['la que viene', 'es', CALM],
  ['entre semana que viene', 'es', CALM],
  ['antes de q caiga la primera nevada', 'es', CALM],
  ['escribo desde ahorita', 'es', null],
  ['no big rush, this is for a deck', 'en', CALM],
  ['come saturday morning', 'en', SOON],
  ['every saturday', 'en', null],
  ['the pipe burst last tuesday', 'en', null],
  ['before June 21', 'en', CALM],
  ['in two weeks', 'en', CALM],
  ['ça presse, à soir', 'fr', VERY],
  ['pas pressé pantoute', 'fr', CALM],
  ['en fin de semaine', 'fr', SOON],
  ['tous les jeudis', 'fr', null],
  ['mardi passé', 'fr', null],
  ['avant le 1er juillet', 'fr', CALM],
  ['le plus vite que vous pouvez', 'fr', VERY],
  ['ça urge un peu', 'fr', SOON],
  ["quand quelqu'un pourra", 'fr', CALM],
  ['on est pas à une semaine près', 'fr', CALM],
  ['au dégel', 'fr', CALM],
  ['on est flexibles', 'fr', CALM],
  ['quand y fera plus chaud', 'fr', CALM],
  ['printemps 2027', 'fr', CALM],
  ['dans le mois', 'fr', CALM],
  ['bébé arrive fin janvier donc avant ça', 'fr', CALM],
  ['hoy en día corro poco', 'es', null],
  ['lo antes posible', 'es', VERY],
  ['mañana por la mañana', 'es', SOON],
  ['solo por las mañanas', 'es', null],
  ['no corre prisa', 'es', CALM],
  ['el 15 de marzo', 'es', CALM],
])('"%s" (%s) is %s', (text, language, urgency) => {
  expect(urgencyOf(text, language)).toBe(urgency);
});

describe('a date of the calendar', () => {
  const now = new Date(2026, 10, 22, 10);
  const urgencyOn = (text: string, language: UnderstoodLanguage) =>
    readTiming(fold(text), language, language, now).urgency;

  test.each<[string, UnderstoodLanguage, string]>([
    ['I need it on November 22', 'en', VERY],
    ['by the 23rd please', 'en', SOON],
    ['before December 3', 'en', CALM],
    ["d'ici le 23", 'fr', SOON],
    ['pour le 22 novembre', 'fr', VERY],
    ['le 22 décembre', 'fr', CALM],
    ['el 23 de noviembre', 'es', SOON],
    ['antes del 30', 'es', CALM],
    ['a week from today', 'en', CALM],
    ['any day but Thursday', 'en', CALM],
    ['before the holidays', 'en', CALM],
    ['this spring', 'en', CALM],
    ['in 22 weeks', 'en', CALM],
    ['mardi 24 novembre', 'fr', SOON],
  ])('"%s" (%s) is %s on November 22', (text, language, urgency) => {
    expect(urgencyOn(text, language)).toBe(urgency);
  });

  test('that is tomorrow in another month is soon', () => {
    const endOfMonth = new Date(2026, 11, 31, 10);
    expect(readTiming('on january 1', 'en', 'en', endOfMonth).urgency).toBe(SOON);
  });
});

test('a near day behind "not that urgent" is when it is wanted', () => {
  const now = new Date('2026-11-25T15:00:00Z');
  const urgency = (text: string) => readTiming(fold(text), 'en', 'en', now).urgency;
  expect(urgency('its not that urgent actually, friday is fine')).toBe(SOON);
  expect(urgency('no rush at all')).toBe(CALM);
});

test('before somebody comes on a near day is as soon as that day', () => {
  const now = new Date('2026-11-25T15:00:00Z');
  const said = fold('avant que la visite arrive samedi');
  expect(readTiming(said, 'fr', 'fr', now).urgency).toBe(SOON);
});
