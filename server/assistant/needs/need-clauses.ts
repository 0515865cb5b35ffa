import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Reading } from '../reading.ts';
import type { Span } from '../text/tokens.ts';

/** Whoever needs somebody and the verb that says so, "my mom in Pickering needs"; ends behind the verb. */
export type NeedClause = Span & {
  /** Who needs it where that is not the one who writes: a relative, an office, "the other one". */
  readonly others: Span | null;
  /** Whether its verb is that of the clause before: "and the one in Laval a painter". */
  readonly isElliptic: boolean;
};

/** Where a clause may begin: at the beginning, behind a sign, and before what joins two. */
const OPENS = /(?:^|[.,;:!?\n]\s*|\s(?=(?:and|n|plus|but|et|pis|puis|mais|y|e|pero)[\s,]))/g;

const HEADS: Readonly<Record<UnderstoodLanguage, RegExp>> = {
  en: /(?:(?:and|n|plus|but|then|so|also)[\s,]+)*(?:(?:i|we)(?:'d|'m|'re|'ll| am| are| would| will)?|(?<others>(?:my|our|his|her|their|the|one|another|mom|dad|he|she|they)\b(?:\s(?!(?:i|we|so|and|but|because|cause|cuz|that|who|which)\b)[^\s.,;:!?]+){0,8}?))(?:\s(?:also|just|really|still|now|both|then|would|will))*\s(?:needs?|wants?|could use|looking for|would like|like|requires?)\b/y,
  fr: /(?:(?:et|pis|puis|mais|aussi|en plus|moi|nous)[\s,]+)*(?:(?:j'|je |on |nous |il (?:me |nous )?|ca (?:me |nous )?|me |nous )|(?<others>(?:ma|mon|mes|notre|nos|sa|son|ses|le|la|les|celui|celle|elle|l'\w+)(?:\s(?!(?:j'|qu'|(?:je|on|nous|qui|que|ce|parce|alors|donc|faque|et|pis|mais)\b))[^\s.,;:!?]+){0,8}?)\s)?(?:(?:a|ai|ont|avons|aurait|aurais|auraient|aurions)\s(?:aussi |egalement |juste )*besoin|(?:re)?cherch(?:e|ent|ons)|veut|veux|voudrait|voudrais|faut|faudrait|prend|prendrait)\b/y,
  es: /(?:(?:y|e|pero|tambien|ademas|aparte)[\s,]+)*(?:(?:yo|nosotros)\s)?(?:(?<others>(?:mi|mis|nuestr[oa]s?|su|el|la|l[oa]s|otr[oa]|ella)(?:\s(?!(?:yo|que|q|porque|pero|y|asi|lo|me|nos)\b)[^\s.,;:!?]+){0,8}?)\s)?(?:(?:tambien|le|les|me|nos)\s)*(?:necesit(?:a|an|o|amos)|busc(?:a|an|o|amos)|ocup(?:a|an|o|amos)|quier(?:e|en|o)|queremos|requier(?:e|en|o)|urge|hace falta|hacen falta)\b/y,
};
/** The same without a verb, before the trade. */
const ELLIPTIC: Readonly<Record<UnderstoodLanguage, RegExp>> = {
  en: /(?:(?:and|while|but)\s)?(?<others>the (?:other|second|last)(?: one)?(?: (?:in|at|on) [^.,;!?\n]{1,40}?)?|the one (?:in|at|on) [^.,;!?\n]{1,40}?)(?= (?:a|an|someone|somebody)\b)/y,
  fr: /(?:(?:et|pis|mais)\s)?(?<others>(?:celui|celle|l'autre)(?:-la)?(?: (?:de|du|a|au|en|sur) [^.,;!?\n]{1,40}?)?)(?= (?:d'un|d'une|un|une|quelqu'un)\b)/y,
  es: /(?:(?:y|pero)\s)?(?<others>(?:el|la)(?: (?:otr[oa]|segund[oa]))?(?: (?:de|del|en) [^.,;!?\n]{1,40}?)|(?:el|la) (?:otr[oa]|segund[oa]))(?= (?:un|una|alguien|quien)\b)/y,
};

/** The clauses of a message that say who needs somebody, in order. */
export function findNeedClauses({
  folded,
  spoken,
}: Pick<Reading, 'folded' | 'spoken'>): readonly NeedClause[] {
  const opens = [...folded.matchAll(OPENS)].map(({ index, 0: sign }) => index + sign.length);
  const found = opens.flatMap((start) => {
    const told = headAt(HEADS[spoken], folded, start);
    const elliptic = told ? null : headAt(ELLIPTIC[spoken], folded, start);
    const head = told ?? elliptic;
    return head ? [{ ...head, isElliptic: elliptic !== null }] : [];
  });
  return found.filter(({ end }, at) => found.findLastIndex((one) => one.end === end) === at);
}

function headAt(head: RegExp, folded: string, start: number) {
  head.lastIndex = start;
  const match = head.exec(folded);
  if (!match) return null;
  const others = match.groups?.others;
  const from = start + match[0].indexOf(others ?? '');
  return {
    start,
    end: start + match[0].length,
    others: others === undefined ? null : { start: from, end: from + others.length },
  };
}

/**
 * Where the need begins whose trade or announcement stands at `at`: at whoever else needs it, who is
 * named between `from` and there with their place; else at `at`.
 */
export function beginOfNeed(at: number, from: number, clauses: readonly NeedClause[]): number {
  const own = clauses.findLast(
    ({ start, end, others }) => others && start >= from && start < at && end >= at - 1,
  );
  return own?.start ?? at;
}

/** Leads from the one who needs somebody to where they are. */
const TO_PLACE = /\b(?:over in|down in|up in|in|at|a|au|aux|en|de|du) ((?:\S+ ?){1,5}?)$/;

/** Where the name of the place begins at which others are, "my mom in Pickering"; null where none is said. */
export function placeOfOthers(folded: string, { start, end }: Span): number | null {
  const match = TO_PLACE.exec(folded.slice(start, end));
  return match ? start + match.index + match[0].length - match[1]!.length : null;
}
