import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';

interface PasswordFieldProps {
  label: string;
  name: string;
  /** Tells browsers and password managers which of the two it is. */
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
  value: string;
  onChange: (password: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A field for a password, which can be shown. */
export function PasswordField({ label, hint, error, onChange, ...input }: PasswordFieldProps) {
  const t = useTranslations('password');
  return (
    <Field label={label} required hint={hint} error={error}>
      <PasswordInput
        {...input}
        showLabel={t('show')}
        hideLabel={t('hide')}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
