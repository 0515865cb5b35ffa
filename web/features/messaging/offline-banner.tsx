import { CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useOnline } from '#web/lib/offline/use-online.ts';

/** Says that there is no network, and that messages are queued. */
export function OfflineBanner() {
  const t = useTranslations('conversation');
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center gap-2.5 bg-stone px-5 py-2.5 text-sm text-warning">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
