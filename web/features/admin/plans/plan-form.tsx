import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { changePlanSettings, type PlanSettings } from '#contract/admin/plans.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { ChoiceForm } from '../choices/choice-form.tsx';
import { useVersionedChoice, type VersionedChoice } from '../choices/use-versioned-choice.ts';
import { useOperation } from '../dialogs/use-operation.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { bodyOf, draftOf, faultsOf, type Draft } from './draft.ts';
import { FigureFields } from './figure-fields.tsx';
import { needsConfirming } from './consequences.ts';
import { WordFields } from './word-fields.tsx';

/** Edits a plan as a whole; what it means for people is said before it is saved. */
export function PlanForm({ plan }: { plan: PlanSettings }) {
  const t = useTranslations('admin-plans');
  const edited = useVersionedChoice(plan, draftOf, saidBy);
  const { choice: draft, change } = edited;
  const [confirming, setConfirming] = useState(false);
  const faults = faultsOf(draft, plan.id === 'free');
  const { save, busy } = useSave(plan, edited);
  const submit = () => {
    if (needsConfirming(plan, bodyOf(draft))) setConfirming(true);
    else void save();
  };
  const isWell = !Object.values(faults).some(Boolean);
  return (
    <>
      <ChoiceForm
        edited={edited}
        changedBy={plan.changedBy}
        isWell={isWell}
        busy={busy}
        labels={{ save: t('save'), discard: t('discard') }}
        onSubmit={submit}
      >
        <FigureFields plan={plan} draft={draft} faults={faults} onChange={change} />
        <WordFields plan={plan} words={draft.words} onChange={(words) => change({ words })} />
      </ChoiceForm>
      {confirming && (
        <ConfirmChange
          plan={plan}
          to={bodyOf(draft)}
          busy={busy}
          onConfirm={() => void save().then(() => setConfirming(false))}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/** What is sent of a draft, whatever it is based on. */
function saidBy(draft: Draft) {
  return { ...bodyOf(draft), basedOn: null };
}

function useSave(plan: PlanSettings, { choice: draft, saved }: VersionedChoice<Draft>) {
  const t = useTranslations('admin-plans');
  const { run, busy } = useOperation(changePlanSettings, {
    done: t('saved'),
    failed: t('notSaved'),
    refused: { invalid_input: t('nameTaken') },
  });
  const save = async () => {
    const done = await run({ params: { planId: plan.id }, body: bodyOf(draft) });
    if (!done) return refresh('/api/admin/subscription-plans');
    saved();
    return refresh('/api/subscription-plans');
  };
  return { save, busy };
}
