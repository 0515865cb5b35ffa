import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { changeBrand, type BrandSettings } from '#contract/admin/site.ts';
import { judgeColour } from '#contract/brand-colours.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { Card } from '#web/ui/card.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ChoiceForm } from '../choices/choice-form.tsx';
import { useVersionedChoice } from '../choices/use-versioned-choice.ts';
import { ReloadNote } from '../dialogs/reload-note.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { BrandPreview } from './brand-preview.tsx';
import { choiceOf, isHex, saidBy, type Choice } from './choice.ts';
import { ColourField } from './colour-field.tsx';
import { LogoField } from './logo-field.tsx';

/** Edits the brand, with a preview beside it. */
export function BrandForm({ settings }: { settings: BrandSettings }) {
  const t = useTranslations('admin-brand');
  const edited = useVersionedChoice(settings, choiceOf, saidBy);
  const { choice, isChanged, change } = edited;
  const [isSaved, setSaved] = useState(false);
  const { run, busy } = useOperation(changeBrand, { done: t('saved'), failed: t('notSaved') });
  const isWell =
    choice.colour === '' || (isHex(choice.colour) && judgeColour(choice.colour).readable);
  const save = async () => {
    const done = await run({ body: { ...saidBy(choice), basedOn: choice.basedOn } });
    setSaved(done);
    if (done) edited.saved();
    else await refresh('/api/admin/brand');
  };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Card>
        <ChoiceForm
          edited={edited}
          changedBy={settings.changedBy}
          isWell={isWell}
          busy={busy}
          labels={{ save: t('save'), discard: t('discard') }}
          onSubmit={() => void save()}
          note={
            <ReloadNote shown={isSaved && !isChanged} text={t('everywhere')} button={t('reload')} />
          }
        >
          <NameField settings={settings} choice={choice} onChange={change} />
          <ColourField value={choice.colour} onChange={(colour) => change({ colour })} />
          <LogoField
            logo={choice.logo}
            hasName={choice.logoHasName}
            onLogo={(logo) => change({ logo, ...(logo ? {} : { logoHasName: false }) })}
            onHasName={(logoHasName) => change({ logoHasName })}
          />
        </ChoiceForm>
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
