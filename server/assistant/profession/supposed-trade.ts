import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { isTradeAsWork } from '../description/trade-as-work.ts';
import type { Reading, WeighedSighting } from '../reading.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words around a trade of which somebody supposes that it is the right one, or is content with it. */
const SUPPOSES: Readonly<Record<UnderstoodLanguage, ReadonlySet<string>>> = {
  en: words(
    'a an the i id im we think guess suppose believe reckon assume figure maybe probably perhaps prob prolly or something someone whoever does whatever similar like idk dunno dont know not sure if thats is that it would be this a job for do need want wanted needed should get call please pls looking ok okay fine good works that comes home to me us who can come ideally preferably preferred some kind of sort type pro person guy any will so um uh probs correct right presumably so',
  ),
  fr: words(
    'un une le la je j on pense crois imagine suppose dirais peut etre surement probablement genre ou quelque chose de meme comme ca style c est cest ce serait faut il prend ca prend besoin d svp stp jsais sais pas trop ideal idealement faudrait me semble j imagine ferait l affaire la job suffirait irait ok pour pourrait faire',
  ),
  es: words(
    'un una el la yo creo supongo pienso me imagino tal vez quiza quizas o algo asi seria es necesito busco ocupo por favor pues no se sabria decir parece probablemente de preferencia me vale valdria serviria bastaria bastara estaria bien con',
  ),
};

/** At least one of them shows that it is supposed. */
const HEDGES = words(
  'think guess suppose believe reckon assume figure maybe probably perhaps prob prolly probs presumably something whoever whatever similar idk dunno sure thats is would comes right pense crois imagine suppose dirais peut surement probablement quelque ca serait ferait suffirait pourrait jsais sais semble creo supongo pienso imagino valdria serviria bastaria estaria vez quiza quizas algo seria es se parece vale probablemente',
);

const DENIALS = words(
  'arent isnt not dont doesnt didnt wasnt werent never stopped aren isn don doesn',
);

/**
 * The one trade that a message supposes is the right one: "handyman i think", "web developer i
 * guess", "is that a contractor"; null where it supposes none, or wants another one by name.
 */
export function supposedTrade(reading: Reading): Profession | null {
  const named = reading.sightings.filter(
    (sighting) =>
      sighting.cue.strength === 'name' &&
      sighting.standing >= 1 &&
      !isTradeAsWork(sighting, reading),
  );
  const [subject, ...others] = new Set(named.map(({ cue }) => cue.subject));
  if (!subject || subject === 'outside' || others.length > 0) return null;
  return named.some((sighting) => isSupposed(sighting, reading)) ? subject : null;
}

/**
 * The one trade that a message asks for by its name ("hairdresser to come to …", "now i need a
 * carpenter"), where every other one it names belongs to its story; null where there is none.
 */
export function askedByName(reading: Reading): Profession | null {
  const named = reading.sightings.filter(
    (sighting) => sighting.cue.strength === 'name' && !isTradeAsWork(sighting, reading),
  );
  const open = named.filter(({ standing }) => standing >= 1);
  const [subject, ...others] = new Set(open.map(({ cue }) => cue.subject));
  if (!subject || subject === 'outside' || others.length > 0) return null;
  return open.some((sighting) => sighting.trade === 'wanted' && !isDenied(sighting, reading))
    ? subject
    : null;
}

/** Right before the trade somebody looks for: "looking for a good", "busco una". */
const REQUESTS: Readonly<Record<UnderstoodLanguage, RegExp>> = {
  en: /\b(?:need|needs|want|wants|looking for|searching for|hire|find|book) (?:a|an|another)(?: good| local| mobile)? $/,
  fr: /\b(?:cherche|cherchons|recherche|besoin d|voudrais|aimerais|veux|faut|faudrait|prend) ?(?:un|une)(?: bon| bonne)? $/,
  es: /\b(?:busco|buscamos|necesito|necesitamos|ocupo|ocupamos|quisiera|quiero|queremos|solicito) (?:(?:a )?una? )?(?:buena? )?$/,
};
const WORDS_BEFORE = 5;

/**
 * The one trade that a message looks for by its name and as such, whatever the job seems to be: "looking
 * for a hairdresser who comes to my grandfather in his wheelchair"; null where there is none.
 */
export function requestedByName(reading: Reading): Profession | null {
  // "Makes a grinding noise": a trade outside is a noise beside one that is looked for.
  const ours = reading.sightings.filter(({ cue }) => cue.subject !== 'outside');
  const asked = askedByName({ ...reading, sightings: ours });
  const { tokens, words, spoken, sightings } = reading;
  const isRequested = sightings.some(({ cue, first }) => {
    const before = tokens.slice(Math.max(0, first - WORDS_BEFORE), first);
    const said = before.filter(({ clause }) => clause === tokens[first]!.clause);
    const isSlip = words.some(({ token, meant }) => token === first && meant !== null);
    const text = `${said.map(({ word }) => word).join(' ')} `;
    return (
      cue.strength === 'name' && cue.subject === asked && !isSlip && REQUESTS[spoken].test(text)
    );
  });
  return isRequested ? asked : null;
}

/** Right before a trade of which it is asked whether there is one: "do you have any", "ustedes tienen". */
const WHETHER_OFFERED: Readonly<Record<UnderstoodLanguage, RegExp>> = {
  en: /\b(?:(?:do|have|got) (?:you|u|yall|they)(?: guys| all| folks)?(?: have| got| do| offer)?|(?:are|is) there|got|can i (?:find|get|book)|you (?:guys )?have)(?: (?:any|some|a|an|good|local)){0,2} $/,
  fr: /\b(?:(?:avez|auriez|offrez|connaissez) vous|vous (?:avez|auriez|offrez)(?: tu)?|(?:y )?a t il|y a tu|y avez tu|ya tu|est ce qu(?: il)? y a|y a)(?: (?:des|un|une|de|d|bons|bonnes)){0,2} $/,
  es: /\b(?:(?:ustedes |aqui |ahi |usted )?(?:tienen|tiene|tendran|manejan|ofrecen|hay|habra|trabajan con|cuentan con|consiguen|conocen)|teneis|hay)(?: (?:un|una|algun|alguna|unos|buenos|buenas)){0,2} $/,
};

/** The one trade of which a question asks whether there is one here: "ustedes tienen fotógrafos?". */
export function offeredByName({ sightings, tokens, spoken, folded }: Reading): Profession | null {
  const named = sightings.filter(({ cue, standing }) => cue.strength === 'name' && standing >= 1);
  const [subject, ...others] = new Set(named.map(({ cue }) => cue.subject));
  if (!subject || subject === 'outside' || others.length > 0 || !/[?¿]/u.test(folded)) return null;
  const isAsked = named.some(({ first }) => {
    const before = tokens.slice(Math.max(0, first - WORDS_BEFORE), first);
    return WHETHER_OFFERED[spoken].test(`${before.map(({ word }) => word).join(' ')} `);
  });
  return isAsked ? subject : null;
}

/** Behind a trade that begins a message: it is the one for the job, whatever the job tells of. */
const MAX_WORDS_BETWEEN = 3;
const FOR_JOB: ReadonlySet<string> = new Set(['for', 'pour', 'para', 'wanted', 'needed']);

/** The one trade a message begins with as the one for its job: "movers for the 30th". */
export function ledByName(reading: Reading): Profession | null {
  const { sightings, tokens } = reading;
  const named = sightings.filter(
    (sighting) =>
      sighting.cue.strength === 'name' &&
      sighting.cue.subject !== 'outside' &&
      sighting.standing >= 1 &&
      !isTradeAsWork(sighting, reading),
  );
  const isWhomFor = ({ first }: WeighedSighting) =>
    named.some(({ last }) => {
      const between = tokens.slice(last + 1, first);
      const isShort = between.length > 0 && between.length <= MAX_WORDS_BETWEEN;
      return (
        isShort && FOR_JOB.has(between[0]!.word) && between[0]!.clause === tokens[first]!.clause
      );
    });
  const meant = named.filter((sighting) => !isWhomFor(sighting));
  const [subject, ...others] = new Set(meant.map(({ cue }) => cue.subject));
  if (!subject || subject === 'outside' || subject === 'handyman' || others.length > 0) return null;
  const leads = meant.some(
    ({ first, last, trade }) =>
      first === 0 && trade === 'wanted' && FOR_JOB.has(tokens[last + 1]?.word ?? ''),
  );
  return leads ? subject : null;
}

/** "Massages aren't fixing my back". */
function isDenied({ last }: WeighedSighting, { tokens }: Reading): boolean {
  return tokens.slice(last + 1, last + 3).some(({ word }) => DENIALS.has(word));
}

/** Whether a trade is named in a clause that says nothing but that it may be the right one. */
export function isSupposed({ first, last }: WeighedSighting, reading: Reading): boolean {
  const { tokens, spoken, sightings } = reading;
  const clause = tokens[first]?.clause;
  const isName = (at: number) =>
    sightings.some((one) => one.cue.strength === 'name' && at >= one.first && at <= one.last);
  const around = tokens.filter(
    (token, at) => token.clause === clause && !(at >= first && at <= last) && !isName(at),
  );
  const known = SUPPOSES[spoken];
  return around.some(({ word }) => HEDGES.has(word)) && around.every(({ word }) => known.has(word));
}
