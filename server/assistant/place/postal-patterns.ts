/** How a run of letters and digits may be a postal code. */
export type PostalKind = 'code' | 'half' | 'british-half' | 'digits';
export type PostalSpan = {
  readonly start: number;
  readonly end: number;
  readonly kind: PostalKind;
};

/** Every code has one. */
const DIGIT = /\d/;
const CANADIAN = /(?<![\p{L}\p{N}])[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d(?![\p{L}\p{N}])/giu;
const BRITISH = /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\p{N}])/giu;
const BRITISH_HALF =
  /(?<![\p{L}\p{N}#-])(?:SW|SE|NW|EC|WC|LS|BS|BN|EH|CF|OX|CB|NE|BT|N|E|W|M|B|L|G|S)\d{1,2}(?![\p{L}\p{N}-])/gu;
/** The first half of a Canadian code; T4A is a tax slip. */
const CANADIAN_HALF =
  /(?<![\p{L}\p{N}#-])(?!t4a)[abceghj-nprstvxy]\d[abceghj-nprstvwxyz](?![\p{L}\p{N}-])/giu;
const FIVE_DIGITS = /(?<![\p{L}\p{N}$€#.,-])\d{5}(?:-\d{4})?(?![\p{L}\p{N}%-]|[.,]\d)/gu;
const FOUR_DIGITS_AND_NAME =
  /(?<![\p{L}\p{N}$€#.,-])(?!20[0-3][1-9]|2010|2020|199\d)\d{4}(?= \p{Lu}\p{Ll}{2})/gu;
const MEASURED_AFTER =
  /^\s*(?:\$|€|km|kms|miles|mi|mots|words|palabras|dollars|pesos|euros|bucks|piasses|sq|pi2|m2|btu|views|abonn|seguidores|followers)/iu;
const NUMBERED_BEFORE =
  /(?:order|pedido|commande|ref|no|numero|number|ticket|facture|dossier|line|ligne|form|code|model|modele|modelo)\W*$/iu;

/**
 * Spans in the form of a postal code of Canada, Britain, the United States, Mexico, France, Spain,
 * Belgium or Switzerland.
 */
export function postalSpans(text: string): PostalSpan[] {
  if (!DIGIT.test(text)) return [];
  const measured = ({ end, start }: PostalSpan) =>
    MEASURED_AFTER.test(text.slice(end)) || NUMBERED_BEFORE.test(text.slice(0, start));
  return [
    ...matches(text, CANADIAN, 'code'),
    ...matches(text, BRITISH, 'code'),
    ...matches(text, CANADIAN_HALF, 'half').filter(({ start, end }) =>
      isOneCase(text.slice(start, end)),
    ),
    ...matches(text, BRITISH_HALF, 'british-half'),
    ...matches(text, FIVE_DIGITS, 'digits').filter((span) => !measured(span)),
    ...matches(text, FOUR_DIGITS_AND_NAME, 'digits').filter((span) => !measured(span)),
  ];
}

function matches(text: string, pattern: RegExp, kind: PostalKind): PostalSpan[] {
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => {
    return { start: index, end: index + length, kind };
  });
}

/** "T5s" is the plural of a slip. */
function isOneCase(code: string): boolean {
  return code === code.toUpperCase() || code === code.toLowerCase();
}
