import type { UnderstoodLanguage } from '#contract/language.ts';
import { utteranceOf } from './utterance.ts';

export type Keyword = 'stop' | 'start' | 'help';

/**
 * What carriers and the law want to be understood where it is all that is said, in each language. "Yes"
 * turns nothing on: it answers a question.
 */
const KEYWORDS: Record<Keyword, Record<UnderstoodLanguage, string>> = {
  stop: {
    en: 'stop|stopall|stop all|unsubscribe|cancel|end|quit|revoke|optout|opt out|remove me',
    fr: 'arret|arreter|arretez|desabonner|desabonnement|desinscrire|annuler',
    es: 'alto|parar|pare|baja|darme de baja|cancelar|detener',
  },
  start: {
    en: 'start|unstop|subscribe|resume',
    fr: 'debut|debuter|demarrer|reprendre|abonner',
    es: 'inicio|iniciar|comenzar|empezar|reanudar|alta',
  },
  help: { en: 'help|info', fr: 'aide|aidez moi', es: 'ayuda|informacion' },
};

const known = new Map(
  Object.entries(KEYWORDS).flatMap(([keyword, words]) =>
    Object.entries(words).flatMap(([language, list]) =>
      list.split('|').map((word) => [word, { keyword, language }] as const),
    ),
  ),
) as ReadonlyMap<string, { keyword: Keyword; language: UnderstoodLanguage }>;

/** The keyword that a text is, and in which language; undefined where it says anything else. */
export function readKeyword(text: string) {
  return text.length > 40 ? undefined : known.get(utteranceOf(text).join(' '));
}
