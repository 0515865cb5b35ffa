import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { changeLanguages, type LanguagesSettings } from '#contract/admin/site-languages.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { Conflict } from '../dialogs/conflict.tsx';
import { ReloadNote } from '../dialogs/reload-note.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { choiceOf, isSame } from './choice.ts';
import { useConsequences } from './consequences.ts';
import { LanguagesFields } from './languages-fields.tsx';

/** Edits the languages that are offered; what it does and does not do is said before it is saved. */
export function LanguagesForm({ settings }: { settings: LanguagesSettings }) {
  const t = useTranslations('admin-languages');
  const [choice, setChoice] = useState(() => choiceOf(settings));
  const [confirming, setConfirming] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { run, busy } = useOperation(changeLanguages, { done: t('saved'), failed: t('notSaved') });
  const consequences = useConsequences(settings, choice);
  const isChanged = !isSame(choice, choiceOf(settings));
  // An untouched form follows changes made elsewhere.
  if (choice.basedOn !== settings.version && !isChanged) setChoice(choiceOf(settings));
  const isBehind = choice.basedOn < settings.version && isChanged;
  const save = async () => {
    const done = await run({ body: choice });
    setConfirming(false);
    setSaved(done);
    if (done) setChoice({ ...choice, basedOn: choice.basedOn + 1 });
    await refresh('/api/admin/languages');
  };
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
            onTheirs={() => setChoice(choiceOf(settings))}
            onMine={() => setChoice({ ...choice, basedOn: settings.version })}
          />
        )}
        <LanguagesFields settings={settings} choice={choice} onChange={setChoice} />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" loading={busy} disabled={!isChanged || isBehind}>
            {t('save')}
          </Button>
          {isChanged && (
            <Button tone="ghost" onClick={() => setChoice(choiceOf(settings))}>
              {t('discard')}
            </Button>
          )}
        </div>
        <ReloadNote shown={isSaved && !isChanged} text={t('everywhere')} button={t('reload')} />
      </form>
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
