import type { UnderstoodLanguage } from '#contract/language.ts';
import { overlap, type Span } from '#server/assistant/text/tokens.ts';
import type { Reading, WeighedSighting } from '../reading.ts';
import { tells } from './description-clues.ts';

/** Behind a trade, these lead to what it is wanted for. */
const LEADS: Readonly<Record<UnderstoodLanguage, ReadonlySet<string>>> = {
  en: words('for to'),
  fr: words('pour afin'),
  es: words('para'),
};
/** For whom it is, and where, says nothing of the job; neither does that there is one. */
export const WHOM: ReadonlySet<string> = words(
  `me us mom mum mother dad father parents son daughter kid kids child children baby husband wife partner boyfriend girlfriend grandma grandmother
  grandpa friend sister brother aunt uncle family house home place apartment condo office shop store business building job work project help advice
  consultation appointment people guests person something
  moi nous mere pere maman papa fils fille gars garcon enfant enfants bebe mari femme blonde chum conjoint conjointe grand-mere grand-pere memere pepere
  ami amie amis soeur frere tante matante oncle mononcle famille maison logement appartement appart condo chalet bureau commerce entreprise compagnie
  restaurant immeuble bloc duplex triplex job travail travaux projet aide conseil conseils consultation rendez-vous personnes invites monde quelque chose
  venir passer
  mi nosotros mama papa madre padre padres hijo hija hijos nino nina ninos bebe esposo esposa marido mujer pareja novio novia abuela abuelo amigo amiga
  hermana hermano tia tio familia casa hogar departamento depa piso oficina negocio tienda local edificio trabajo proyecto ayuda consejo consulta cita
  personas invitados gente algo venir`,
);
const MAX_BETWEEN = 2;

/**
 * Whether a message says what the one it names by trade is wanted for: "a carpenter to rebuild my
 * deck", "un notaire pour un testament". `aside` is the spans of its place and its timing.
 */
export function tellsPurpose(reading: Reading, aside: readonly Span[]): boolean {
  const { tokens, sightings, spoken } = reading;
  const isAside = (token: Span) => aside.some((span) => overlap(span, token));
  return sightings.some((sighting) => {
    const { cue, standing } = sighting;
    if (cue.strength !== 'name' || cue.subject === 'outside' || standing < 1) return false;
    const last = lastOfName(sighting, reading);
    const near = tokens.slice(last + 1, last + 2 + MAX_BETWEEN);
    const lead = near.findIndex(({ word }) => LEADS[spoken].has(word));
    const clause = tokens[last]!.clause;
    if (lead < 0) return false;
    return tokens
      .slice(last + 2 + lead)
      .some(
        (token) =>
          token.clause === clause &&
          !isAside(token) &&
          !WHOM.has(token.word) &&
          tells(token.word, spoken),
      );
  });
}

/** The last word of the name of a trade, without what it is wanted for: "photographe pour mariage". */
export function lastOfName({ first, last }: WeighedSighting, { tokens, spoken }: Reading): number {
  const lead = tokens.slice(first, last + 1).findIndex(({ word }) => LEADS[spoken].has(word));
  return lead > 0 ? first + lead - 1 : last;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
