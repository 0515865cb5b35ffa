import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { changePlanTaxes, type PlanTaxes } from '#contract/admin/plan-taxes.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { Conflict } from '../dialogs/conflict.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { useConsequences } from './consequences.ts';
import { bodyOf, draftOf, isWell, type Draft } from './draft.ts';
import { ModeFields } from './mode-fields.tsx';
import { RatesFields } from './rates-fields.tsx';

/** Edits the taxes on plans; what they mean for people is said before they are saved. */
export function TaxesForm({ settings }: { settings: PlanTaxes }) {
  const t = useTranslations('admin-taxes');
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [confirming, setConfirming] = useState(false);
  const consequences = useConsequences(settings, draft);
  const asIs = { ...draftOf(settings), basedOn: draft.basedOn };
  const isChanged = JSON.stringify(draft) !== JSON.stringify(asIs);
  // An untouched form follows changes made elsewhere.
  if (draft.basedOn !== settings.version && !isChanged) setDraft(draftOf(settings));
  const isBehind = draft.basedOn < settings.version && isChanged;
  const { save, busy } = useSave(draft, setDraft);
  const change = (to: Partial<Draft>) => setDraft({ ...draft, ...to });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setConfirming(true);
  };
  return (
    <Card className="max-w-2xl">
      <form onSubmit={submit} className="flex flex-col gap-6">
        {isBehind && (
          <Conflict
            by={settings.changedBy}
            onTheirs={() => setDraft(draftOf(settings))}
            onMine={() => change({ basedOn: settings.version })}
          />
        )}
        <ModeFields mode={draft.mode} onChange={(mode) => change({ mode })} />
        {draft.mode === 'rates' && (
          <RatesFields draft={draft} prices={settings.prices} onChange={change} />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" loading={busy} disabled={!isChanged || !isWell(draft) || isBehind}>
            {t('save')}
          </Button>
          {isChanged && (
            <Button tone="ghost" onClick={() => setDraft(draftOf(settings))}>
              {t('discard')}
            </Button>
          )}
        </div>
      </form>
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

function useSave(draft: Draft, onSaved: (draft: Draft) => void) {
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
    onSaved({ ...draft, rates, basedOn: draft.basedOn + 1 });
    return refresh('/api/admin/plan-taxes', '/api/subscription-plans');
  };
  return { save, busy };
}
