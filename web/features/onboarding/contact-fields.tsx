import { useTranslations } from 'use-intl';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FieldsProps } from './fields.ts';
import { FormPart } from './form-part.tsx';

interface ContactFieldsProps extends FieldsProps {
  /** Why another e-mail address is needed, by the server's text. */
  taken: string | undefined;
}

/** Name and contacts. */
export function ContactFields({ draft, edit, problems, taken }: ContactFieldsProps) {
  const t = useTranslations('onboarding');
  const said = (problem: (typeof problems)['name' | 'email' | 'phone']) =>
    problem && t(`problems.${problem}`);
  return (
    <FormPart title={t('about.title')}>
      <Field label={t('about.name')} required error={said(problems.name)}>
        <Input
          name="name"
          autoComplete="organization"
          maxLength={100}
          value={draft.name}
          onChange={({ target }) => edit({ name: target.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t('about.email')}
          hint={t('about.emailHint')}
          required
          error={said(problems.email) ?? taken}
        >
          <Input
            name="email"
            type="email"
            autoComplete="email"
            value={draft.email}
            onChange={({ target }) => edit({ email: target.value })}
          />
        </Field>
        <Field label={t('about.phone')} optional={t('optional')} error={said(problems.phone)}>
          <Input
            name="phone"
            type="tel"
            autoComplete="tel"
            value={draft.phone}
            onChange={({ target }) => edit({ phone: target.value })}
          />
        </Field>
      </div>
    </FormPart>
  );
}
