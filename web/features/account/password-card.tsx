import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { changePassword } from '#contract/accounts/passwords.ts';
import { call } from '#web/lib/api/call.ts';
import { NewPassword } from '#web/lib/new-password.tsx';
import { refresh } from '#web/lib/api/query.tsx';
import type { User } from '#web/lib/api/session.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { PasswordField } from '#web/lib/password-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from './section.tsx';
import { useChange } from './use-change.ts';

interface PasswordCardProps {
  user: User;
  onReauth: () => void;
}

/** Changes the password, or sets the first one. */
export function PasswordCard({ user, onReauth }: PasswordCardProps) {
  const t = useTranslations('account.password');
  const { busy, change } = useChange();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const save = async () => {
    const currentPassword = user.hasPassword ? current : null;
    const made = await change({
      make: () => call(changePassword, { body: { currentPassword, newPassword: next } }),
      failed: { title: t('failed'), hint: t('failedHint') },
      onReauth,
    });
    if (!made) return;
    setCurrent('');
    setNext('');
    showToast({ title: t('done'), description: t('doneHint'), tone: 'success' });
    await refresh('/api/account/sessions');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Section title={t('title')}>
      {!user.hasPassword && <p className="text-ink-soft">{t('none')}</p>}
      <form onSubmit={submit} className="flex flex-col gap-4">
        <input type="hidden" name="email" autoComplete="username" value={user.email ?? ''} />
        {user.hasPassword && (
          <PasswordField
            label={t('current')}
            name="current-password"
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
          />
        )}
        <NewPassword label={t('new')} value={next} onChange={setNext} email={user.email} />
        <Button
          type="submit"
          loading={busy}
          disabled={!next || (user.hasPassword && !current)}
          className="self-start"
        >
          {t(user.hasPassword ? 'change' : 'set')}
        </Button>
      </form>
    </Section>
  );
}
