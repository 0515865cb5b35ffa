import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Passkey } from '#contract/passkeys.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { NameField } from './name-field.tsx';
import type { PasskeyOwner } from './passkey-calls.ts';
import { useAttempt } from '#web/lib/use-attempt.ts';

interface RenamePasskeyProps extends Pick<PasskeyOwner, 'calls'> {
  passkey: Passkey;
  onClose: () => void;
}

/** A dialog for another name. */
export function RenamePasskey({ passkey, calls, onClose }: RenamePasskeyProps) {
  const t = useTranslations('passkeys.rename');
  const common = useTranslations('common');
  const { busy, attempt } = useAttempt({ title: t('failed'), hint: t('failedHint') });
  const [name, setName] = useState(passkey.name);
  const save = async () => {
    if (!(await attempt(() => calls.rename(passkey.id, name)))) return;
    await refresh(calls.shownBy);
    onClose();
    showToast({ title: t('done'), tone: 'success' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('hint')}
      closeLabel={common('close')}
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <NameField label={t('name')} value={name} onChange={setName} />
        <Button type="submit" loading={busy} disabled={!name.trim()}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
