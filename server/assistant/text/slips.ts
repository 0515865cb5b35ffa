/** The one or two words that somebody takes back in Spanish: "plomero, digo, electricista". */
const SLIP =
  /(?<![\p{L}\p{N}])(?!(?:le|te|les|lo|la|se|ya|como|que|me|yo|os|pues|porque|si|no)[\s,])(?:(?:el|la|un|una) )?[\p{L}\p{N}]{2,30},? digo,? (?=\p{L})/giu;

/** Says that what stands before it is taken back. */
const BACK =
  '(?:(?:(?:ay|oh|uh|eh|euh|ah|bueno|ben) )?(?:no|non),? (?:perd[oó]n|sorry|wait|pardon|d[eé]sol[eé]e?|scuse[zr]?|excuse[zr]?(?:[- ]moi)?|espera)|(?:sorry|perd[oó]n|pardon|scuse[zr]?|excuse[zr]?(?:[- ]moi)?|oops|ups|oups|wait|espera)(?:,? (?:no|non))?|i mean|mejor dicho|quise decir|je veux dire)';
const ARTICLE = '(?:un|una|une|an?)';
const MONTH =
  '(?:jan\\p{L}*|f[eé]v\\p{L}*|feb\\p{L}*|mar(?:ch|s|zo)|a[vb]r\\p{L}*|apr\\p{L}*|mai|may|mayo|june?|juin|junio|july?|juil\\p{L}*|julio|ao[uû]t|aug\\p{L}*|ago\\p{L}*|sept?\\p{L}*|oct\\p{L}*|nov\\p{L}*|d[eé]c\\p{L}*|dic\\p{L}*)';
const DATE = `(?:${MONTH} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:er)? (?:de )?${MONTH})`;
/** Between both: "un albañil, no perdón, un pintor". */
const TAKEN_BACK = `[\\s,.;:(-]{1,5}${BACK}[\\s,.;:!-]{1,5}`;

/** What is said anew in the same form, so that it is clear how much is taken back. */
const SAID_ANEW = [
  RegExp(
    `(?<![\\p{L}\\p{N}])${ARTICLE} \\p{L}{3,20}(?: \\p{L}{3,20})?${TAKEN_BACK}(?=${ARTICLE} \\p{L})`,
    'giu',
  ),
  RegExp(`(?<![\\p{L}\\p{N}])${DATE}${TAKEN_BACK}(?=(?:le |el |the |on )?${DATE})`, 'giu'),
];

/** A message with blanks for what somebody takes back in it: "a plumber, sorry no, an electrician". */
export function withoutSlips(message: string): string {
  return [SLIP, ...SAID_ANEW].reduce(
    (text, slip) => text.replace(slip, (words) => ' '.repeat(words.length)),
    message,
  );
}
