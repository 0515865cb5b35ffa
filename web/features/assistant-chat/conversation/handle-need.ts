import type { Profession } from '#contract/professionals/professions.ts';
import { BRAND } from '#web/lib/brand.ts';
import { MAX_QUESTIONS } from './confidence-thresholds.ts';
import { consentIn } from './consent.ts';
import type { Draft } from '#web/features/assistant-chat/draft.ts';
import {
  interpretAnalysis,
  interpretWithoutAnalysis,
  type InterpretedMessage,
} from './interpret-analysis.ts';
import { ask, fill, type Scene } from './scene.ts';

const MAX_QUOTE_LENGTH = 80;

/** Analyses a message, confirms what was understood, and asks for the rest. */
export async function handleNeed(
  scene: Scene,
  text: string,
  turn: 'first' | 'again',
): Promise<void> {
  const settled = turn === 'again' ? settles(scene, text) : null;
  if (settled === 'neither') return somethingElse(scene);
  if (settled) return fill(scene, { profession: settled });
  const reading = await listen(scene, text, turn);
  const { found, offer, also } = reading;
  scene.step({ type: 'understood', found: keepLonger(found, scene.now().draft), offer, also });
  const { profession, location } = scene.now().draft;
  if (!profession) return askForService(scene, reading);
  await confirmUnderstood(scene, profession, location);
  if (also.length > 0) {
    const words = also
      .map((need) => scene.t('quoted', { words: inSentence(shortened(need.words)) }))
      .join(', ');
    await scene.stage.say(scene.t('otherNeeds', { count: also.length, words }));
  }
  await ask(scene);
}

/** Sets the description, and the service with it where that is still unknown. */
export async function describe(scene: Scene, text: string): Promise<void> {
  const reading = listen(scene, text, 'again');
  const named = scene.now().draft.profession ? null : (await reading).found.profession;
  if (!named) return fill(scene, { description: text });
  scene.step({ type: 'answered', found: { description: text, profession: named } });
  await confirmUnderstood(scene, named, null);
  await ask(scene);
}

/** Neither of two: asks for the service in other words, or continues. */
export async function somethingElse(scene: Scene): Promise<void> {
  const offer = { of: 'likely', professions: [] } as const;
  scene.step({ type: 'understood', found: {}, offer, also: [] });
  await askForService(scene, { found: {}, offer, also: [], reply: 'unclear' });
}

// A danger is mentioned at once, whatever the message answers.
async function listen(
  scene: Scene,
  text: string,
  turn: 'first' | 'again',
): Promise<InterpretedMessage> {
  const analysis = await scene.analyse(text);
  if (analysis?.emergency) scene.step({ type: 'warned', danger: analysis.emergency });
  return analysis ? interpretAnalysis(analysis, text) : interpretWithoutAnalysis(text, turn);
}

async function askForService(scene: Scene, { reply, offer }: InterpretedMessage): Promise<void> {
  const { stage, t, nameOf } = scene;
  if (reply === 'other-language') return stage.say('', { kind: 'languages' });
  if (reply === 'about-us') return stage.say(t('reply.about-us', { brand: BRAND }));
  if (reply === 'danger') return stage.say(t('danger.first'));
  if (reply === 'greeting' || reply === 'outside') return stage.say(t(`reply.${reply}`));
  const { step, questions } = scene.step({ type: 'asked' });
  if (questions > MAX_QUESTIONS) {
    if (step !== 'profession') await stage.say(t('goOn'));
    return ask(scene);
  }
  const [one, other] = offer.professions;
  if (reply === 'between' && one)
    return stage.say(
      other
        ? t('between', { one: inSentence(nameOf(one)), other: inSentence(nameOf(other)) })
        : t('isIt', { one: inSentence(nameOf(one)) }),
    );
  return stage.say(t(questions === 1 ? 'ask.profession' : 'notUnderstood'));
}

async function confirmUnderstood(
  { stage, t, nameOf }: Scene,
  one: Profession,
  location: string | null,
): Promise<void> {
  const profession = inSentence(nameOf(one));
  if (!location) return stage.say(t('gotIt', { profession }));
  // The whole address is in the summary.
  const near = location.split(', ').slice(0, 2).join(', ');
  return stage.say(t('gotItIn', { profession, location: near }));
}

/** The effect of a plain yes or no where there are two to choose between. */
function settles(scene: Scene, text: string): Profession | 'neither' | null {
  const { of, professions } = scene.now().offer;
  if (of !== 'between') return null;
  const consent = consentIn(text);
  if (consent === 'no') return 'neither';
  return consent === 'yes' ? (professions[0] ?? null) : null;
}

// When a need is repeated in fewer words, the longer description stays.
function keepLonger(found: Partial<Draft>, { description }: Draft): Partial<Draft> {
  const told = description?.length ?? 0;
  return told > (found.description?.length ?? 0) ? { ...found, description } : found;
}

function shortened(need: string): string {
  const words = need.replace(/[\s.,;:!…]+$/u, '');
  return words.length > MAX_QUOTE_LENGTH
    ? `${words.slice(0, MAX_QUOTE_LENGTH - 1).trimEnd()}…`
    : words;
}

// A name that is an abbreviation keeps its capitals, and so does the English I.
const CAPITAL = /^(?!I['’])(?:[AÀEOY] |\p{Lu}[\p{Ll}'’])/u;

/** Words that stand alone elsewhere, as they read inside a sentence: "Plumber" is "plumber" there. */
export function inSentence(words: string): string {
  return CAPITAL.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
