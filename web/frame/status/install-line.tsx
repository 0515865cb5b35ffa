import { MonitorDown, Share } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BRAND } from '#web/lib/brand.ts';
import { dismissInstall, install, useInstallOffer } from '#web/lib/install.ts';
import { Button } from '#web/ui/button.tsx';
import { StatusLine } from './status-line.tsx';

/** Offers to install the site, at a good moment; on an iPhone it says how. */
export function InstallLine() {
  const t = useTranslations('status.install');
  const way = useInstallOffer();
  const Icon = way === 'byHand' ? Share : MonitorDown;
  return (
    <div role="status">
      {way && (
        <StatusLine
          icon={<Icon aria-hidden="true" className="size-4 shrink-0 text-pine-600" />}
          actions={
            <>
              {way === 'button' && (
                <Button size="sm" onClick={() => void install()}>
                  {t('install')}
                </Button>
              )}
              <Button size="sm" tone="ghost" onClick={dismissInstall}>
                {t('later')}
              </Button>
            </>
          }
        >
          {t(way, { brand: BRAND })}
        </StatusLine>
      )}
    </div>
  );
}
