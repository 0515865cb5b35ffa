import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { CodeForm } from './code-form.tsx';
import type { ContactProof } from './use-contact-proof.ts';

const FIELDS = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const;

/** The contact, then the code sent to it. */
export function ContactProofForm({ proof }: { proof: ContactProof }) {
  const t = useTranslations('account.contacts');
  const { channel, target, setTarget, sent, busy, send, verify } = proof;
  if (sent)
    return (
      <CodeForm
        label={t('code')}
        submit={t('verify')}
        busy={busy}
        onCode={(code) => void verify(code)}
      />
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t(`new.${channel}`)} required>
        <Input
          {...FIELDS[channel]}
          name={channel}
          autoFocus
          value={target}
          onChange={({ target: field }) => setTarget(field.value)}
        />
      </Field>
      <Button type="submit" loading={busy}>
        {t('send')}
      </Button>
    </form>
  );
}
