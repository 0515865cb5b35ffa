import { URGENCIES } from '#contract/requests/urgency.ts';
import { consentIn } from './consent.ts';
import { contactIn } from './contact-text.ts';
import { typedPlace, type Draft } from '#web/features/assistant-chat/draft.ts';
import { keywordUrgency } from './keyword-fallbacks.ts';
import { describe, handleNeed, somethingElse } from './handle-need.ts';
import { ask, fill, type Scene } from './scene.ts';
import { TIMINGS } from './timings.ts';
import type { ChatMessage } from './use-script.ts';

/** The first messages: that of the landing page, or a greeting without one. */
export async function open(scene: Scene, initialMessage: string): Promise<void> {
  if (initialMessage) {
    scene.stage.hear(initialMessage);
    return handleNeed(scene, initialMessage, 'first');
  }
  scene.step({ type: 'asked' });
  return scene.stage.say(scene.t('greeting'));
}

/** Resumes where a reload interrupted the assistant. */
export async function resume(scene: Scene, messages: readonly ChatMessage[]): Promise<void> {
  const last = messages.at(-1);
  const unread = scene.now().step === 'profession' && last?.type === 'user' && last.kind === 'text';
  if (unread) return handleNeed(scene, last.content, messages.length === 1 ? 'first' : 'again');
  return ask(scene);
}

/** A typed message, as the answer to the current step. */
export async function answer(scene: Scene, text: string): Promise<void> {
  scene.stage.hear(text);
  const { step } = scene.now();
  if (step === 'profession') return handleNeed(scene, text, 'again');
  if (step === 'description') return describe(scene, text);
  if (step === 'location') return fill(scene, typedPlace(text));
  if (step === 'urgency') return readUrgency(scene, text);
  if (step === 'confirmation') return readConsent(scene, text);
  return readContact(scene, text);
}

/** A profession, place or urgency that was chosen instead of typed. */
export async function pick(scene: Scene, shown: string, found: Partial<Draft>): Promise<void> {
  scene.stage.hear(shown);
  await fill(scene, found);
}

/** Neither of the two proposed services. */
export async function neither(scene: Scene): Promise<void> {
  scene.stage.hear(scene.t('somethingElse'));
  await somethingElse(scene);
}

/** Yes, or no and start over. */
export async function confirm(scene: Scene, yes: boolean): Promise<void> {
  scene.stage.hear(scene.t(yes ? 'yes' : 'no'));
  await decide(scene, yes);
}

/** The contact is proven: thanks, and the request is submitted. */
export async function proved(scene: Scene): Promise<void> {
  scene.step({ type: 'proved' });
  await send(scene);
}

/**
 * Retries a failed submission with the current draft; somebody signed out proves a contact first.
 */
export async function sendAgain(scene: Scene): Promise<void> {
  const next = scene.step({ type: 'agreed', signedIn: scene.user !== null });
  return next.ready ? handOver(scene) : ask(scene);
}

async function send(scene: Scene): Promise<void> {
  const { stage, t } = scene;
  await stage.say(t('sending'));
  await stage.pause(TIMINGS.submit - TIMINGS.reply);
  handOver(scene);
}

function handOver({ now, user, onReady }: Scene): void {
  const { draft, otherNeeds } = now();
  onReady({ ...draft, email: user?.email ?? null, phone: user?.phone ?? null }, otherNeeds);
}

async function readUrgency(scene: Scene, text: string): Promise<void> {
  const said = text.trim().toLowerCase();
  const urgency =
    URGENCIES.find((option) => scene.urgencyName(option).toLowerCase() === said) ??
    keywordUrgency(text);
  return urgency ? fill(scene, { urgency }) : scene.stage.say(scene.t('chooseUrgency'));
}

async function readConsent(scene: Scene, text: string): Promise<void> {
  const consent = consentIn(text);
  if (consent === 'yes' || consent === 'start-over') return decide(scene, consent === 'yes');
  return scene.stage.say(scene.t('nothingSentYet'));
}

async function decide(scene: Scene, yes: boolean): Promise<void> {
  if (!yes) {
    scene.step({ type: 'refused' });
    scene.onBeginAgain();
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
