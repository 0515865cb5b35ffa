import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';

interface NameFormProps {
  name: string;
  busy: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** The name of a template, on one line. */
export function NameForm({ name, busy, onSave, onCancel }: NameFormProps) {
  const t = useTranslations('quotes.templates');
  const [typed, type] = useState(name);
  return (
    <form
      className="flex flex-1 flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) onSave(typed.trim());
      }}
    >
      <div className="min-w-40 flex-1">
        <Field label={t('name')} labelHidden>
          <Input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opened it asked for it
            autoFocus
            value={typed}
            maxLength={60}
            placeholder={t('name')}
            onChange={(event) => type(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" size="sm" loading={busy} disabled={!typed.trim()}>
        {t('save')}
      </Button>
      <Button size="sm" tone="ghost" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  );
}
