import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { changePlanTaxes, type PlanTaxes } from '#contract/admin/plan-taxes.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceForm } from '../choices/choice-form.tsx';
import { useVersionedChoice, type VersionedChoice } from '../choices/use-versioned-choice.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { useConsequences } from './consequences.ts';
import { bodyOf, draftOf, isWell, type Draft } from './draft.ts';
import { ModeFields } from './mode-fields.tsx';
import { RatesFields } from './rates-fields.tsx';

/** Edits the taxes on plans; what they mean for people is said before they are saved. */
export function TaxesForm({ settings }: { settings: PlanTaxes }) {
  const t = useTranslations('admin-taxes');
  const edited = useVersionedChoice(settings, draftOf);
  const { choice: draft, change } = edited;
  const [confirming, setConfirming] = useState(false);
  const consequences = useConsequences(settings, draft);
  const { save, busy } = useSave(edited);
  return (
    <Card className="max-w-2xl">
      <ChoiceForm
        edited={edited}
        changedBy={settings.changedBy}
        isWell={isWell(draft)}
        busy={busy}
        labels={{ save: t('save'), discard: t('discard') }}
        onSubmit={() => setConfirming(true)}
      >
        <ModeFields mode={draft.mode} onChange={(mode) => change({ mode })} />
        {draft.mode === 'rates' && (
          <RatesFields draft={draft} prices={settings.prices} onChange={change} />
        )}
      </ChoiceForm>
      {confirming && (
        <ConfirmDialog
          title={t('confirm.title')}
          consequences={consequences}
          confirmLabel={t('confirm.button')}
          busy={busy}
          onConfirm={() => void save().then(() => setConfirming(false))}
          onClose={() => setConfirming(false)}
        />
      )}
    </Card>
  );
}

function useSave({ choice: draft, saved }: VersionedChoice<Draft>) {
  const t = useTranslations('admin-taxes');
  const { run, busy } = useOperation(changePlanTaxes, {
    done: t('saved'),
    failed: t('notSaved'),
    refused: { payments_unreachable: t('unreachable') },
  });
  const save = async () => {
    const body = bodyOf(draft);
    const done = await run({ body });
    if (!done) return refresh('/api/admin/plan-taxes');
    const rates = body.rates.map(({ name, percent, registration }) => ({
      name,
      percent: String(percent),
      registration: registration ?? '',
    }));
    saved({ rates });
    return refresh('/api/admin/plan-taxes', '/api/subscription-plans');
  };
  return { save, busy };
}
