import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { changePlanSettings, type PlanSettings } from '#contract/admin/plans.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { Button } from '#web/ui/button.tsx';
import { Conflict } from '../dialogs/conflict.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { bodyOf, draftOf, faultsOf, type Draft } from './draft.ts';
import { FigureFields } from './figure-fields.tsx';
import { needsConfirming } from './consequences.ts';
import { WordFields } from './word-fields.tsx';

/** Edits a plan as a whole; what it means for people is said before it is saved. */
export function PlanForm({ plan }: { plan: PlanSettings }) {
  const t = useTranslations('admin-plans');
  const [draft, setDraft] = useState(() => draftOf(plan));
  const [confirming, setConfirming] = useState(false);
  const faults = faultsOf(draft, plan.id === 'free');
  const isChanged = JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(asIs(plan, draft)));
  // An untouched form follows changes made elsewhere.
  if (draft.basedOn !== plan.version && !isChanged) setDraft(draftOf(plan));
  const isBehind = draft.basedOn < plan.version && isChanged;
  const { save, busy } = useSave(plan, draft, setDraft);
  const change = (to: Partial<Draft>) => setDraft({ ...draft, ...to });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (needsConfirming(plan, bodyOf(draft))) setConfirming(true);
    else void save();
  };
  const isWell = !Object.values(faults).some(Boolean);
  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      {isBehind && (
        <Conflict
          by={plan.changedBy}
          onTheirs={() => setDraft(draftOf(plan))}
          onMine={() => change({ basedOn: plan.version })}
        />
      )}
      <FigureFields plan={plan} draft={draft} faults={faults} onChange={change} />
      <WordFields plan={plan} words={draft.words} onChange={(words) => change({ words })} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" loading={busy} disabled={!isChanged || !isWell || isBehind}>
          {t('save')}
        </Button>
        {isChanged && (
          <Button tone="ghost" onClick={() => setDraft(draftOf(plan))}>
            {t('discard')}
          </Button>
        )}
      </div>
      {confirming && (
        <ConfirmChange
          plan={plan}
          to={bodyOf(draft)}
          busy={busy}
          onConfirm={() => void save().then(() => setConfirming(false))}
          onClose={() => setConfirming(false)}
        />
      )}
    </form>
  );
}

/** The plan as it is, on top of which the draft was begun. */
function asIs(plan: PlanSettings, { basedOn }: Draft): Draft {
  return { ...draftOf(plan), basedOn };
}

function useSave(plan: PlanSettings, draft: Draft, onSaved: (draft: Draft) => void) {
  const t = useTranslations('admin-plans');
  const { run, busy } = useOperation(changePlanSettings, {
    done: t('saved'),
    failed: t('notSaved'),
    refused: { invalid_input: t('nameTaken') },
  });
  const save = async () => {
    const done = await run({ params: { planId: plan.id }, body: bodyOf(draft) });
    if (!done) return refresh('/api/admin/subscription-plans');
    onSaved({ ...draft, basedOn: draft.basedOn + 1 });
    return refresh('/api/subscription-plans');
  };
  return { save, busy };
}
