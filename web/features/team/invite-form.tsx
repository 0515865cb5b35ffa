import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TEAM_INVITATION_DAYS } from '#contract/teams/teams.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useInvite } from './use-invite.ts';

/** Invites a new member by e-mail. */
export function InviteForm() {
  const t = useTranslations('team.invite');
  const [email, setEmail] = useState('');
  const [asked, ask] = useState(false);
  const { invite, isPending } = useInvite(() => {
    setEmail('');
    ask(false);
  });
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  return (
    <form
      noValidate
      className="flex flex-col gap-3 sm:flex-row sm:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        ask(true);
        if (isAddress) invite(email.trim());
      }}
    >
      <div className="flex-1">
        <Field
          label={t('email')}
          hint={t('hint', { days: String(TEAM_INVITATION_DAYS) })}
          error={asked && !isAddress && t('missing')}
        >
          <Input
            type="email"
            name="member-email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
      </div>
      <Button
        type="submit"
        loading={isPending}
        icon={<UserPlus aria-hidden="true" className="size-5" />}
        className="sm:mt-7"
      >
        {t('button')}
      </Button>
    </form>
  );
}
