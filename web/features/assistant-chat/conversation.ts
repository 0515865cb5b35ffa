import type { useTranslations } from 'use-intl';
import type { Analysis } from '#contract/assistant.ts';
import type { Profession } from '#contract/professions.ts';
import { URGENCIES, type Urgency } from '#contract/urgency.ts';
import type { User } from '#web/lib/session.tsx';
import { contactIn, type Contact } from './contact-text.ts';
import { understood, type Draft } from './draft.ts';
import { keywordProfession, keywordUrgency } from './keyword-fallbacks.ts';
import type { Progress, Step, StepEvent } from './steps.ts';
import { TIMINGS } from './timings.ts';
import type { Stage } from './use-script.ts';

/** All a scene of the conversation needs. `now` and `step` read and move the progress at once. */
export interface Scene {
  stage: Stage;
  t: ReturnType<typeof useTranslations<'assistant-chat'>>;
  nameOf: (profession: Profession) => string;
  urgencyName: (urgency: Urgency) => string;
  analyse: (message: string) => Promise<Analysis | null>;
  suggest: (professions: readonly Profession[]) => void;
  now: () => Progress;
  step: (event: StepEvent) => Progress;
  user: User | null;
  onReady: (draft: Draft) => void;
  onContactNeeded: (contact: Contact | null) => void;
}

/** The first words: the message from the landing page, or a greeting where there is none. */
export async function open(scene: Scene, initialMessage: string): Promise<void> {
  if (!initialMessage) return scene.stage.say(scene.t('greeting'));
  scene.stage.hear(initialMessage);
  await readNeed(scene, initialMessage, 'first');
}

/** What a person typed, taken as the answer to the current step. */
export async function answer(scene: Scene, text: string): Promise<void> {
  scene.stage.hear(text);
  const { step } = scene.now();
  if (step === 'profession') return readNeed(scene, text, 'again');
  if (step === 'description') return fill(scene, { description: text });
  if (step === 'location') return fill(scene, { location: text, formattedAddress: text });
  if (step === 'urgency') return readUrgency(scene, text);
  if (step === 'confirmation') return readConsent(scene, text);
  return readContact(scene, text);
}

/** A profession, place or urgency that was picked instead of typed. */
export async function pick(scene: Scene, shown: string, found: Partial<Draft>): Promise<void> {
  scene.stage.hear(shown);
  await fill(scene, found);
}

/** Yes, or no and again from the beginning. */
export async function confirm(scene: Scene, yes: boolean): Promise<void> {
  scene.stage.hear(scene.t(yes ? 'yes' : 'no'));
  await decide(scene, yes);
}

/** The contact is proved: thanks, and the request leaves. */
export async function proved(scene: Scene): Promise<void> {
  scene.step({ type: 'proved' });
  await send(scene);
}

async function send({ stage, t, now, user, onReady }: Scene): Promise<void> {
  await stage.say(t('sending'));
  await stage.pause(TIMINGS.submit - TIMINGS.reply);
  onReady({ ...now().draft, email: user?.email ?? null, phone: user?.phone ?? null });
}

async function readNeed(scene: Scene, text: string, turn: 'first' | 'again'): Promise<void> {
  const analysis = await scene.analyse(text);
  const found = analysis ? understood(analysis, text) : onlyNamed(text, turn);
  const { step, draft } = scene.step({ type: 'understood', found });
  scene.suggest(step === 'profession' ? (analysis?.alternatives ?? []) : []);
  if (!draft.profession)
    return scene.stage.say(scene.t(turn === 'first' ? 'ask.profession' : 'notUnderstood'));
  const profession = scene.nameOf(draft.profession);
  await scene.stage.say(
    draft.location
      ? scene.t('gotItIn', { profession, location: draft.location })
      : scene.t('gotIt', { profession }),
  );
  await ask(scene);
}

// Without the analysis the first message only leads to the question; an answer to it may name a trade.
function onlyNamed(text: string, turn: 'first' | 'again'): Partial<Draft> {
  const profession = turn === 'again' ? keywordProfession(text) : null;
  return profession ? { profession } : {};
}

async function fill(scene: Scene, found: Partial<Draft>): Promise<void> {
  const { step } = scene.now();
  scene.step({ type: 'answered', found });
  scene.suggest([]);
  if (step === 'urgency') await scene.stage.say(scene.t('urgencyNoted'));
  await ask(scene);
}

async function ask({ stage, t, now, onContactNeeded }: Scene): Promise<void> {
  const { step } = now();
  if (step === 'confirmation') {
    await stage.say('', { after: TIMINGS.confirmation, kind: 'summary' });
    return stage.say(t('confirm'));
  }
  await stage.say(t(`ask.${step satisfies Step}`));
  if (step !== 'contact') return;
  await stage.pause(TIMINGS.askWho - TIMINGS.reply);
  onContactNeeded(null);
}

async function readUrgency(scene: Scene, text: string): Promise<void> {
  const said = text.trim().toLowerCase();
  const urgency =
    URGENCIES.find((option) => scene.urgencyName(option).toLowerCase() === said) ??
    keywordUrgency(text);
  return urgency ? fill(scene, { urgency }) : scene.stage.say(scene.t('chooseUrgency'));
}

async function readConsent(scene: Scene, text: string): Promise<void> {
  const yes = /^\s*(y|yes|yeah|ok|okay|oui|ouais|s[ií]|sip|claro)\b/i.test(text);
  const no = /^\s*(n|no|nope|non)\b/i.test(text);
  return yes || no ? decide(scene, yes) : scene.stage.say(scene.t('confirm'));
}

async function decide(scene: Scene, yes: boolean): Promise<void> {
  if (!yes) {
    scene.step({ type: 'refused' });
    return scene.stage.say(scene.t('beginAgain'));
  }
  const next = scene.step({ type: 'agreed', signedIn: scene.user !== null });
  return next.ready ? send(scene) : ask(scene);
}

async function readContact(scene: Scene, text: string): Promise<void> {
  const contact = contactIn(text);
  if (!contact) return scene.stage.say(scene.t('invalidContact'));
  scene.onContactNeeded(contact);
}
