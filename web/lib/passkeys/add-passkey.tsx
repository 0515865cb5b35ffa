import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PasskeyOffer } from '#contract/passkeys.ts';
import { Button } from '#web/ui/button.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import type { PasskeyOwner } from './passkey-calls.ts';
import { useAttempt } from '#web/lib/use-attempt.ts';

/** The button that adds a passkey. What the browser needs is there before the dialog opens. */
export function AddPasskey({ calls, onReauth }: PasskeyOwner) {
  const t = useTranslations('passkeys.add');
  const { busy, attempt } = useAttempt({ title: t('failed'), hint: t('failedHint') });
  const [offer, setOffer] = useState<PasskeyOffer>();
  const begin = async () => {
    await attempt(
      async () => setOffer(await calls.begin()),
      () => onReauth(() => void begin()),
    );
  };
  return (
    <>
      <Button
        tone="secondary"
        loading={busy}
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onClick={() => void begin()}
        className="self-start"
      >
        {t('button')}
      </Button>
      {offer && (
        <AddPasskeyDialog offer={offer} calls={calls} onClose={() => setOffer(undefined)} />
      )}
    </>
  );
}
