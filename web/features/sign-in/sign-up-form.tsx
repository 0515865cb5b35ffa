import { useRef, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { signUp } from '#contract/accounts/passwords.ts';
import { call } from '#web/lib/api/call.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { NewPassword } from '#web/lib/new-password.tsx';
import { PasswordField } from '#web/lib/password-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ProfessionSelect } from './profession-select.tsx';
import { useAuthenticate } from './use-authenticate.ts';
import type { UserType } from './use-entry.ts';
import { useSignUpFields } from './use-sign-up-fields.ts';

/** Creates an account by e-mail and password; professionals also choose a trade. */
export function SignUpForm({ userType }: { userType: UserType }) {
  const t = useTranslations('sign-in');
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { busy, enter } = useAuthenticate({
    title: t('signUp.failed'),
    hint: t('signUp.failedHint'),
  });
  const { fields, problems, write, check, blame } = useSignUpFields(userType);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return focusFirstProblem(form.current);
    const { confirm: _, profession, ...said } = fields;
    const trade = userType === 'professional' ? { profession } : {};
    const body = { ...said, ...trade, userType, acceptedTerms: true, language };
    void enter(() => call(signUp, { body }), blame);
  };
  const text = (name: 'name' | 'email' | 'phone') => ({
    name,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
  });
  return (
    <form ref={form} onSubmit={send} noValidate className="flex flex-col gap-4">
      <Field label={t('signUp.name')} required error={problems.name}>
        <Input {...text('name')} autoComplete="name" maxLength={100} />
      </Field>
      <Field label={t('email')} required error={problems.email}>
        <Input {...text('email')} type="email" autoComplete="username" />
      </Field>
      <Field label={t('signUp.phone')} optional={t('signUp.optional')}>
        <Input {...text('phone')} type="tel" autoComplete="tel" />
      </Field>
      {userType === 'professional' && (
        <Field label={t('signUp.profession')} required error={problems.profession}>
          <ProfessionSelect
            value={fields.profession}
            onChoose={(profession) => write('profession', profession)}
          />
        </Field>
      )}
      <NewPassword
        label={t('password')}
        value={fields.password}
        onChange={(password) => write('password', password)}
        email={fields.email}
        error={problems.password ?? null}
      />
      <PasswordField
        label={t('signUp.confirm')}
        error={problems.confirm}
        name="confirm-password"
        autoComplete="new-password"
        value={fields.confirm}
        onChange={(password) => write('confirm', password)}
      />
      <Button type="submit" size="lg" loading={busy} className="mt-1">
        {t('signUp.submit')}
      </Button>
    </form>
  );
}

/** Once errors are shown. */
function focusFirstProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
}
