import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError, errorText } from '#web/lib/api/call.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { downloadData } from './download-data.ts';

interface DownloadButtonProps {
  /** Asks for a fresh proof of identity, then retries. */
  onReauth: (again: () => void) => void;
}

/** Downloads one's own data; `onReauth` where the server requires a fresh proof of identity. */
export function DownloadButton({ onReauth }: DownloadButtonProps) {
  const t = useTranslations('privacy.card.download');
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadData();
      showToast({ title: t('done'), description: t('doneHint'), tone: 'success' });
    } catch (error) {
      if (error instanceof CallError && error.body?.code === 'reauth_required')
        onReauth(() => void download());
      else
        showToast({
          title: t('failed'),
          description: errorText(error, t('failedHint')),
          tone: 'danger',
        });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        tone="secondary"
        icon={<Download aria-hidden="true" className="size-4" />}
        loading={busy}
        onClick={() => void download()}
      >
        {t('go')}
      </Button>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {busy && t('working')}
      </p>
    </div>
  );
}
