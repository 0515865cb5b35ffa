import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { sendContactCode, verifyContact } from '#contract/account-settings.ts';
import { call } from '#web/lib/call.ts';
import { useLanguage } from '#web/lib/i18n.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/controls.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { CodeForm } from './code-form.tsx';
import { useChange } from './use-change.ts';

export type Channel = 'email' | 'phone';

interface ContactDialogProps {
  channel: Channel;
  /** The contact to confirm; empty where another is to be typed. */
  initial: string;
  onReauth: () => void;
  onClose: () => void;
}

const FIELDS = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const;

/** Asks for a new e-mail address or phone, then for the code sent to it. */
export function ContactDialog({ channel, initial, onReauth, onClose }: ContactDialogProps) {
  const t = useTranslations('account.contacts');
  const common = useTranslations('common');
  const { language } = useLanguage();
  const { busy, change } = useChange();
  const [target, setTarget] = useState(initial);
  const [sent, setSent] = useState(false);
  const send = async () => {
    const made = await change({
      make: async () => void (await call(sendContactCode, { body: { channel, target, language } })),
      failed: { title: t('failed'), hint: t('sendFailed') },
      onReauth,
    });
    setSent(made);
  };
  const verify = async (code: string) => {
    const made = await change({
      make: () => call(verifyContact, { body: { channel, target, code } }),
      failed: { title: t('failed'), hint: t('verifyFailed') },
      onReauth,
    });
    if (!made) return;
    showToast({ title: t('done'), description: t('doneHint', { target }), tone: 'success' });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`enter.${channel}`)}
      description={sent ? t('sentTo', { target }) : t('enterHint')}
      closeLabel={common('close')}
    >
      {sent ? (
        <CodeForm
          label={t('code')}
          submit={t('verify')}
          busy={busy}
          onCode={(code) => void verify(code)}
        />
      ) : (
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
      )}
    </Dialog>
  );
}
