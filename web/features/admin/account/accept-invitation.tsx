import { MailX } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { acceptInvitation, ADMIN_PASSWORD_MIN, readInvitation } from '#contract/admin/team.ts';
import type { Result } from '#contract/endpoint.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useCallMutation, useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { BRAND } from '#web/lib/brand.ts';
import { PasswordField } from '#web/lib/password-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';

interface AcceptInvitationProps {
  token: string;
  /** Called once they are signed in. */
  onAccepted: () => void;
}

/** An invitation of the operator's people: who accepts it chooses a name and a password. */
export function AcceptInvitation({ token, onAccepted }: AcceptInvitationProps) {
  const t = useTranslations('admin.invitation');
  const invitation = useCallQuery(readInvitation, { params: { token } }, { enabled: token !== '' });
  const { data, error, isFetching, refetch } = invitation;
  if (data) return <Acceptance token={token} invitation={data} onAccepted={onAccepted} />;
  if (isFetching) return <Skeleton className="h-64 rounded-lg" />;
  if (token !== '' && error && error.status !== 404)
    return <QueryError title={t('failed')} error={error} refetch={refetch} />;
  return (
    <EmptyState icon={<MailX className="size-6" />} title={t('wrong')} hint={t('wrongHint')} />
  );
}

interface AcceptanceProps extends AcceptInvitationProps {
  invitation: Result<typeof readInvitation>;
}

function Acceptance({ token, invitation: { email, role }, onAccepted }: AcceptanceProps) {
  const t = useTranslations('admin.invitation');
  const login = useTranslations('admin.login');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const accept = useCallMutation(acceptInvitation, { onSuccess: onAccepted });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    accept.mutate({ params: { token }, body: { name, password } });
  };
  const isComplete = name.trim() !== '' && password.length >= ADMIN_PASSWORD_MIN;
  return (
    <Card>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p>{t('intro', { brand: BRAND, role: t(`as.${role}`) })}</p>
        <p className="text-sm [overflow-wrap:anywhere] text-ink-soft">{t('signIn', { email })}</p>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Field label={t('name')} required>
          <Input
            name="name"
            autoComplete="name"
            maxLength={100}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <PasswordField
          label={login('password')}
          hint={t('passwordHint', { least: String(ADMIN_PASSWORD_MIN) })}
          error={accept.error ? errorText(accept.error, t('failed')) : undefined}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" size="lg" loading={accept.isPending} disabled={!isComplete}>
          {t('accept')}
        </Button>
      </form>
    </Card>
  );
}
