import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { changeUnits, type UnitsSettings } from '#contract/admin/site.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceForm } from '../choices/choice-form.tsx';
import { useVersionedChoice } from '../choices/use-versioned-choice.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { ReloadNote } from '../dialogs/reload-note.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { choiceOf } from './choice.ts';
import { useConsequences } from './consequences.ts';
import { UnitsFields } from './units-fields.tsx';

/** Edits currency and unit of distance; what it does and does not do is said before it is saved. */
export function UnitsForm({ settings }: { settings: UnitsSettings }) {
  const t = useTranslations('admin-units');
  const edited = useVersionedChoice(settings, choiceOf);
  const { choice, isChanged } = edited;
  const [confirming, setConfirming] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { run, busy } = useOperation(changeUnits, { done: t('saved'), failed: t('notSaved') });
  const consequences = useConsequences(settings, choice);
  const save = async () => {
    const done = await run({ body: choice });
    setConfirming(false);
    setSaved(done);
    if (done) edited.saved();
    await refresh('/api/admin/units');
  };
  return (
    <Card className="max-w-2xl">
      <ChoiceForm
        edited={edited}
        changedBy={settings.changedBy}
        busy={busy}
        labels={{ save: t('save'), discard: t('discard') }}
        onSubmit={() => setConfirming(true)}
        note={
          <ReloadNote shown={isSaved && !isChanged} text={t('everywhere')} button={t('reload')} />
        }
      >
        <UnitsFields settings={settings} choice={choice} onChange={edited.change} />
      </ChoiceForm>
      {confirming && (
        <ConfirmDialog
          title={t('confirm.title')}
          consequences={consequences}
          confirmLabel={t('confirm.button')}
          busy={busy}
          onConfirm={() => void save()}
          onClose={() => setConfirming(false)}
        />
      )}
    </Card>
  );
}
