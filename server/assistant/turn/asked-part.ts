const SENTENCE = /[^.!?\n;…]*[.!?\n;…]*/gu;
const CLAUSE_END = /[,.!;:\n…]+/u;
/** Before a question, in one clause with it. */
const LEADS =
  /^\W*(?:(?:allo|bonjour|bonsoir|salut|hi+|hey|hello|hola|buenas|ok|oui|ouais|et|pis|mais|puis|bon|but|and|so|y|pero|oye|dis|dites|avant|juste|just|first|une|petite|quick|question|d'abord|primero|also|yes|si)\W+)*/;
/** Begins a question that may come without its sign. */
const BEGINS =
  /^(?:(?:combien|comment (?:ca|on|je|vous|se)|c'?(?:est)?[ -]?(?:quoi|combien|comment|tu)|est[- ]ce|esce|ca (?:va )?cout\w+|quel(?:le)?s? |qui (?:etes|sont|va voir)|(?:etes|avez|prenez|acceptez|gardez|vendez|faites|chargez)[- ]vous|y a-t-il|y'?a[- ]?tu|faut-il|(?:tu|vous) (?:penses|pensez|crois|croyez) que|how (?:much|do|does|long|many|is|are|can|will|soon|fast)|what(?:'?s| is| are| does| do| if| happens| kind)|whats|who (?:are|is|will|sees|gets|reads|pays)|when (?:do|does|will|can)|is (?:it|this|there|that|my)|are (?:you|they|these|your|the)|do (?:you|u|i|they|these)|does|can (?:i|they)|will (?:i|they|you|it)|(?:u|you) (?:guys )?think|any idea|cuant\w+(?! (?:mas )?(?:antes|pronto|rapido)\b)|como (?:funciona|es|se|le|hago|hacen)|que (?:es|cuesta|precio|tan|pasa)|(?:crees|creen|piensas) que|son ustedes|tienen (?:costo|garantia|seguro)|quien(?:es)? (?:son|ve|va)|es gratis|cobran|cuesta|tiene costo|puedo))/;
/** Begins the question inside its sentence: "it is private, so is it insured?". */
const INSIDE =
  /^.*\b(?=(?:est[- ]ce (?:que|qu')|esce que|combien|y a-t-il|is it|is there|are (?:you|they)|(?<!\b(?:how|when|where|what|who|why) )do (?:you|they|i)|how (?:much|long|many|do)|cuant[oa]s? (?!(?:mas )?(?:antes|pronto|rapido)\b))\b)/;
/** Asks in other words, and what it is about stands behind. */
const WONDERS =
  /\b(?:wondering|(?:want(?:ed)?|like|love) to know|curious|savoir (?:si|combien|comment|quand|c'est|ce que)|je me demand(?:e|ais) (?:si|combien|comment|quand|c'est|ce que)|saber (?:si|cuant|como|que|cual)|me pregunt\w+)\b/;
/** Asks for somebody who does the work. */
const SEEKS =
  /\b(?:qui (?:vient|peut|pourrait|fait|repare|est[- ]ce que j'appelle)|quelqu'un|qqun|qqn|quien (?:l[aeo]s?|me|nos|pued\w+|arregl\w+|repar\w+|venga)|alguien|algun[oa]?|who (?:can|could|fixes|does|do i call)|someone|somebody|anyone|anybody)\b/;

/** The sentence of a folded text that ends in a question mark, from where it asks; null where none does. */
export function markedQuestion(folded: string): string | null {
  const asked = (folded.match(SENTENCE) ?? []).filter((sentence) => sentence.includes('?'));
  const last = asked.at(-1);
  return last ? last.replace(INSIDE, '').trim() : null;
}

/**
 * What a message that tells of a need asks of the site beside it; null where it asks nothing. A word
 * of a question alone asks nothing in a story: "when the snow melts", "my ex has not paid".
 */
export function questionBeside(folded: string): string | null {
  const clauses = folded.split(CLAUSE_END).map((clause) => clause.replace(LEADS, ''));
  const asks = (clause: string) => BEGINS.test(clause) || WONDERS.test(clause);
  const asked = markedQuestion(folded) ?? clauses.find(asks) ?? null;
  const isSought = asked !== null && SEEKS.test(asked) && !BEGINS.test(asked.replace(LEADS, ''));
  return isSought ? askedBehind(asked) : asked;
}

const OF_COST = /\b(?:gratuit|gratis|free)\b/;

/** What a sentence that looks for somebody asks behind its last comma: "… mon toit, c'tu gratis?". */
function askedBehind(sentence: string): string | null {
  const last = sentence.split(',').at(-1)!.replace(LEADS, '');
  const asks = last.length < sentence.length && (BEGINS.test(last) || OF_COST.test(last));
  return asks && !SEEKS.test(last) ? last : null;
}
