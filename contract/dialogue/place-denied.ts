import { foldText } from '#contract/fold-text.ts';
import type { Draft } from './draft.ts';

/** "C'est pas Rimouski c'est Rivière-du-Loup", "isn't X it's Y", "no es X, es Y", "not X but Y". */
const DENIED =
  /\b(?:pas|n'est pas|not|isn'?t|no es|no era|no sale de|no va a) (?:a |au |en |in |to |de |d')?([^,.;:!?]{2,40}?),? (?:mais |but |sino (?:que )?)?(?:(?:c'est|ce sera|it'?s|it is|es|era|but|mais|sino)(?: (?:a|au|en|in|to|de|plutot|bien|actually|bel et bien))?) ([^,.;:!?]{2,40})/;
/** The other way round: "on part de Lachute pas de Joliette", "it's to Cornwall, not Belleville". */
const DENIED_BEHIND =
  /\b(?:de|a|au|en|from|to|in|is|est|es|c'est|it'?s|vers|hacia) ([^,.;:!?]{2,40}?),? (?:et |and |y )?(?:pas|not|no) (?:a |au |en |in |to |from |de |d'|desde )?([^,.;:!?]{2,40})$/;
/** Before the name, of which only the last counts: "on part de". */
const BEFORE_NAME = /^.*\b(?:de|a|au|en|from|to|in|is|est|es|c'est|it'?s|vers|hacia) (?=\S)/;
/** A message without any of these denies nothing. */
const MAY_DENY = /\b(?:pas|not|isn'?t|no)\b/;
const GOAL =
  /\b(?:destination|arrivee|point d'arrivee|drop[ -]?off|end point|destino|llegada|entrega|new (?:place|house|home|address)|nouvel\w* (?:appart\w*|maison|adresse|logement)|(?:casa|direccion) nueva)\b/;
const START =
  /\b(?:depart|point de depart|origine|ramassage|pick[ -]?up|start(?:ing point)?|origin|salida|origen|partida|recogida)\b/;
const END_OF_NAME =
  /\s(?:je|j'|i|on|desole|sorry|perdon|scuse|yo|siempre|que|parce|because|por|faque)\b.*$/;

/** The place that an utterance puts in the stead of one of a move, and which of the two; null where it puts none. */
export function placeDenied(
  text: string,
  { profession, location, destination }: Draft,
): { of: 'location' | 'destination'; place: string } | null {
  const folded = foldText(text).replaceAll('’', "'");
  if (profession !== 'mover' || folded.length !== text.length || !MAY_DENY.test(folded))
    return null;
  const change = deniedFirst(folded) ?? deniedBehind(folded);
  if (change === null) return null;
  const { denied, at, name } = change;
  const holds = (place: string | null) => place !== null && foldText(place).includes(denied);
  const isNamed = holds(destination) !== holds(location);
  const role = GOAL.test(folded) ? 'destination' : START.test(folded) ? 'location' : null;
  if (!isNamed && (role === null || change.isBehind)) return null;
  const of = role ?? (holds(destination) ? 'destination' : 'location');
  return { of, place: text.slice(at, at + name.length) };
}

interface Change {
  denied: string;
  /** The name in its stead, and where it stands. */
  name: string;
  at: number;
  isBehind: boolean;
}

function deniedFirst(folded: string): Change | null {
  const match = DENIED.exec(folded);
  const [whole = '', denied = '', said = ''] = match ?? [];
  const name = said.replace(END_OF_NAME, '').trim();
  if (!match || name === '') return null;
  const at = match.index + whole.length - said.length + said.indexOf(name);
  return { denied: denied.trim(), name, at, isBehind: false };
}

function deniedBehind(folded: string): Change | null {
  const trimmed = folded.replace(/[.!\s]+$/, '');
  const match = DENIED_BEHIND.exec(trimmed);
  const [whole = '', said = '', denied = ''] = match ?? [];
  const name = said.replace(BEFORE_NAME, '');
  if (!match || name === '') return null;
  const at = match.index + whole.indexOf(said) + said.length - name.length;
  return { denied: denied.trim(), name, at, isBehind: true };
}
