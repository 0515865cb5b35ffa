import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { fold } from '#server/assistant/text/fold.ts';
import { readTiming } from '#server/assistant/timing/urgency.ts';

/** A Wednesday. */
const NOW = new Date('2026-11-25T10:00');

const DATES: Record<Language, readonly (readonly [text: string, days: string | null])[]> = {
  en: [
    ['this thurs or friday', '2026-11-26..2026-11-27'],
    ['family pics outdoors on saturday dec 5, high park', '2026-12-05'],
    ['actually could we do sunday the 6th', '2026-12-06'],
    ['babysitter this sat night 6 to midnight', '2026-11-28'],
    ['tomorrow morning', '2026-11-26'],
    ['this weekend', '2026-11-28..2026-11-29'],
    ['next weekend', '2026-12-05..2026-12-06'],
    ['next week', '2026-11-30..2026-12-06'],
    ['in two weeks', '2026-12-07..2026-12-13'],
    ['the 12th', '2026-12-12'],
    ['moving from Plateau to Verdun on July 1st', '2027-07-01'],
    ['between 14 and 16 January', '2027-01-14..2027-01-16'],
    ['between march 1 and march 15', '2027-03-01..2027-03-15'],
    ['jan 14-16', '2027-01-14..2027-01-16'],
    ['needs to be done before the 12th', '2026-11-25..2026-12-12'],
    ['the week of May 3rd', '2027-05-03..2027-05-09'],
    ["a dj for new year's eve", '2026-12-31'],
    ['in march', '2027-03-01..2027-03-31'],
    ['end of the month', '2026-11-21..2026-11-30'],
    ['not friday, saturday', '2026-11-28'],
    ['every second friday starting dec 11', '2026-12-11'],
    ['a week from friday', '2026-12-04'],
    ['friday next week', '2026-12-04'],
    ['tmrw or the day after', '2026-11-26..2026-11-27'],
    ['tomorrow cant happen, make it friday', '2026-11-27'],
    ['within 3 days', '2026-11-25..2026-11-28'],
    ['3 weeks max', '2026-11-25..2026-12-16'],
    ['i have 20 days to answer', '2026-11-25..2026-12-15'],
    ['leaking since Sunday', null],
    ['house built in 1987', null],
    ['last friday it broke', null],
    ['open mon to fri', null],
    ['it may be the pump', null],
    ['the sun room, 3 windows', null],
    ['on the 2nd floor', null],
    ['2 adults and 3 kids, 12 chairs', null],
  ],
  fr: [
    ['un DJ pour un party de Noël, vendredi le 18 décembre', '2026-12-18'],
    ['mon père est décédé dimanche, un goûter samedi après-midi', '2026-11-28'],
    ['à Sept-Îles', null],
    ['le 12 sept', '2027-09-12'],
    ["jeudi c'est trop tôt, mets vendredi", '2026-11-27'],
    ['samedi', '2026-11-28'],
    ['cette fin de semaine', '2026-11-28..2026-11-29'],
    ['la semaine prochaine', '2026-11-30..2026-12-06'],
    ['dans deux semaines', '2026-12-07..2026-12-13'],
    ['le 5 déc. en après-midi', '2026-12-05'],
    ['ben vendredi là, le 27', '2026-11-27'],
    ['du 3 au 7 mai', '2027-05-03..2027-05-07'],
    ['le 1er juillet', '2027-07-01'],
    ['non, c’est pour demain', '2026-11-26'],
    ['début mars', '2027-03-01..2027-03-10'],
    ['à la Saint-Jean', '2027-06-24'],
    ['avant le 12 décembre', '2026-11-25..2026-12-12'],
    ['ça coule depuis dimanche', null],
    ['vendredi dernier', null],
    ['maison de 1987', null],
    ['mon jeu de clés, 3 portes', null],
  ],
  es: [
    ['hoyyyyy', '2026-11-25'],
    ['tomorrow if possible', '2026-11-26'],
    ['el jueves que entra, 3 de diciembre', '2026-12-03'],
    ['el sábado de la otra semana', '2026-12-05'],
    ['de hoy en ocho', '2026-12-02'],
    ['fiesta de fin de año de la empresa, 17 de diciembre', '2026-12-17'],
    ['desde el lunes', '2026-11-30'],
    ['la sobrina nos dio un mes', '2026-11-25..2026-12-25'],
    ['el lunes me dijeron que ya no volviera', null],
    ['me duele la pierna por la carrera del domingo', null],
    ['el sábado', '2026-11-28'],
    ['sab 19 de dic en san ángel de 8 a 2', '2026-12-19'],
    ['para empezar el lunes 30', '2026-11-30'],
    ['del 14 al 16 de enero', '2027-01-14..2027-01-16'],
    ['la primera quincena de diciembre', '2026-12-01..2026-12-15'],
    ['no es viernes, es sábado', '2026-11-28'],
    ['lo necesito para pasado mañana', '2026-11-27'],
    ['esta tarde sobre las 7', '2026-11-25'],
    ['a partir del martes 1 de diciembre', '2026-12-01'],
    ['me quedan 2 días', '2026-11-25..2026-11-27'],
    ['el próximo viernes', '2026-11-27'],
    ['la semana que viene', '2026-11-30..2026-12-06'],
    ['el sábado 12/12 a las 4', '2026-12-12'],
    ['desde el martes que viene, 1/12', '2026-12-01'],
    ['mañana o pasado', '2026-11-26..2026-11-27'],
    ['media llave de 1/2 pulgada', null],
    ['gotea desde el lunes', null],
    ['me operaron la rodilla en julio', null],
    ['hoy es hot sale', null],
    ['tengo 3 días sin agua', null],
  ],
};

describe.each(Object.entries(DATES))('in %s', (language, cases) => {
  test.each(cases)('%s', (text, days) => {
    const spoken = language as Language;
    const { dates } = readTiming(fold(text), spoken, spoken, NOW);
    const { from, to } = dates ?? {};
    const shown = from === to ? (from ?? null) : `${from}..${to}`;
    expect(shown).toBe(days);
  });
});
