import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { changeBrand, type BrandSettings } from '#contract/admin/site.ts';
import { judgeColour } from '#contract/brand-colours.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Conflict } from '../dialogs/conflict.tsx';
import { ReloadNote } from '../dialogs/reload-note.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { BrandPreview } from './brand-preview.tsx';
import { choiceOf, isHex, saidBy, type Choice } from './choice.ts';
import { ColourField } from './colour-field.tsx';
import { LogoField } from './logo-field.tsx';

/** Edits the brand, with a preview beside it. */
export function BrandForm({ settings }: { settings: BrandSettings }) {
  const t = useTranslations('admin-brand');
  const [choice, setChoice] = useState(() => choiceOf(settings));
  const [isSaved, setSaved] = useState(false);
  const { run, busy } = useOperation(changeBrand, { done: t('saved'), failed: t('notSaved') });
  const body = saidBy(choice);
  const changed = JSON.stringify(body) !== JSON.stringify(saidBy(choiceOf(settings)));
  // An untouched field follows changes made elsewhere.
  if (choice.basedOn !== settings.version && !changed) setChoice(choiceOf(settings));
  const isBehind = choice.basedOn < settings.version && changed;
  const isWell =
    choice.colour === '' || (isHex(choice.colour) && judgeColour(choice.colour).readable);
  const change = (to: Partial<Choice>) => setChoice({ ...choice, ...to });
  const save = async () => {
    const { basedOn } = choice;
    const done = await run({ body: { ...body, basedOn } });
    setSaved(done);
    if (done) setChoice({ ...choice, basedOn: basedOn + 1 });
    else await refresh('/api/admin/brand');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Card>
        <form onSubmit={submit} className="flex flex-col gap-6">
          {isBehind && (
            <Conflict
              by={settings.changedBy}
              onTheirs={() => setChoice(choiceOf(settings))}
              onMine={() => change({ basedOn: settings.version })}
            />
          )}
          <NameField settings={settings} choice={choice} onChange={change} />
          <ColourField value={choice.colour} onChange={(colour) => change({ colour })} />
          <LogoField
            logo={choice.logo}
            hasName={choice.logoHasName}
            onLogo={(logo) => change({ logo, ...(logo ? {} : { logoHasName: false }) })}
            onHasName={(logoHasName) => change({ logoHasName })}
          />
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" loading={busy} disabled={!changed || !isWell || isBehind}>
              {t('save')}
            </Button>
            {changed && (
              <Button tone="ghost" onClick={() => setChoice(choiceOf(settings))}>
                {t('discard')}
              </Button>
            )}
          </div>
          <ReloadNote shown={isSaved && !changed} text={t('everywhere')} button={t('reload')} />
        </form>
      </Card>
      <BrandPreview choice={choice} defaultName={settings.defaultName} />
    </div>
  );
}

interface NameFieldProps {
  settings: BrandSettings;
  choice: Choice;
  onChange: (to: Partial<Choice>) => void;
}

function NameField({ settings, choice, onChange }: NameFieldProps) {
  const t = useTranslations('admin-brand');
  return (
    <Field label={t('name')} hint={t('nameHint', { name: settings.defaultName })}>
      <Input
        value={choice.name}
        placeholder={settings.defaultName}
        onChange={({ target }) => onChange({ name: target.value })}
        maxLength={40}
        autoComplete="off"
      />
    </Field>
  );
}
