import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { PasskeyOffer } from '#contract/passkeys.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { isKnownPasskey, makePasskey } from './browser.ts';
import { NameField } from './name-field.tsx';
import type { PasskeyOwner } from './passkey-calls.ts';
import { useAttempt } from '#web/lib/use-attempt.ts';

interface AddPasskeyDialogProps extends Pick<PasskeyOwner, 'calls'> {
  offer: PasskeyOffer;
  onClose: () => void;
}

/** Asks for a name, begun with that of the device; then the browser makes the passkey. */
export function AddPasskeyDialog(props: AddPasskeyDialogProps) {
  const { offer, onClose } = props;
  const t = useTranslations('passkeys.add');
  const common = useTranslations('common');
  const [name, setName] = useState(useNameOf(offer.device));
  const { busy, add } = useAddition(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add(name);
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
        <NameField label={t('name')} hint={t('nameHint')} value={name} onChange={setName} />
        <Button type="submit" loading={busy} disabled={!name.trim()}>
          {t('go')}
        </Button>
      </form>
    </Dialog>
  );
}

function useNameOf({ browser, system }: PasskeyOffer['device']): string {
  const t = useTranslations('passkeys.add');
  if (browser && system) return t('device', { browser, system });
  return browser ?? system ?? t('unknown');
}

/** A browser that made none can be asked again; an answer of ours uses the challenge up. */
function useAddition({ offer: { creation }, calls, onClose }: AddPasskeyDialogProps) {
  const t = useTranslations('passkeys.add');
  const { busy, attempt } = useAttempt({ title: t('failed'), hint: t('failedHint') });
  const [isMaking, setMaking] = useState(false);
  const add = async (name: string) => {
    setMaking(true);
    const credential = await makePasskey(creation).catch((error: unknown) => {
      const description = t(isKnownPasskey(error) ? 'known' : 'cancelled');
      showToast({ title: t('failed'), description, tone: 'danger' });
    });
    setMaking(false);
    if (!credential) return;
    const added = await attempt(() => calls.add({ name, credential }));
    onClose();
    if (!added) return;
    showToast({ title: t('done'), description: t('doneHint'), tone: 'success' });
    await refresh(calls.shownBy);
  };
  return { busy: busy || isMaking, add };
}
