import type { useTranslations } from 'use-intl';
import type { Analysis } from '#contract/requests/assistant.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import type { User } from '#web/lib/api/session.tsx';
import { MAX_QUESTIONS } from './confidence-thresholds.ts';
import type { Contact } from './contact-text.ts';
import type { Draft } from '#web/features/assistant-chat/draft.ts';
import type { OtherNeed, Progress, StepEvent } from '#web/features/assistant-chat/steps.ts';
import { TIMINGS } from './timings.ts';
import type { Stage } from './use-script.ts';

/** The context of a scene. `now` reads the progress and `step` advances it synchronously. */
export interface Scene {
  stage: Stage;
  t: ReturnType<typeof useTranslations<'assistant-chat'>>;
  nameOf: (profession: Profession) => string;
  urgencyName: (urgency: Urgency) => string;
  analyse: (message: string) => Promise<Analysis | null>;
  now: () => Progress;
  step: (event: StepEvent) => Progress;
  user: User | null;
  onReady: (draft: Draft, otherNeeds: readonly OtherNeed[]) => void;
  onBeginAgain: () => void;
  onContactNeeded: (contact: Contact | null) => void;
}

/** Sets the fields found, thanks where that is documented, and asks the next question. */
export async function fill(scene: Scene, found: Partial<Draft>): Promise<void> {
  const { step } = scene.now();
  scene.step({ type: 'answered', found });
  if (step === 'urgency') await scene.stage.say(scene.t('urgencyNoted'));
  await ask(scene);
}

/** Asks for what is missing, re-evaluated where the draft was changed meanwhile. */
export async function ask(scene: Scene): Promise<void> {
  const { stage, t, now, onContactNeeded } = scene;
  const { step, questions } = now();
  const still = () => now().step === step;
  if (step === 'confirmation') {
    await stage.say('', { after: TIMINGS.confirmation, kind: 'summary', still });
    if (still()) await stage.say(t('confirm'), { still });
  } else if (step === 'profession' && questions > MAX_QUESTIONS) {
    await stage.say(t('ask.professionLast'), { still });
  } else {
    await stage.say(t(`ask.${step}`), { still });
  }
  if (!still()) return ask(scene);
  if (step !== 'contact') return undefined;
  await stage.pause(TIMINGS.askWho - TIMINGS.reply);
  return still() ? onContactNeeded(null) : ask(scene);
}
