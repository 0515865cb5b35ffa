import { Sparkles } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useUpdate } from '#web/lib/offline/use-update.ts';
import { Button } from '#web/ui/button.tsx';
import { StatusLine } from './status-line.tsx';

/** Offers a new version of the program once it is there: nobody is interrupted by it. */
export function UpdateLine() {
  const t = useTranslations('status');
  const update = useUpdate();
  return (
    <div role="status">
      {update && (
        <StatusLine
          icon={<Sparkles aria-hidden="true" className="size-4 shrink-0 text-pine-600" />}
          actions={
            <Button size="sm" onClick={update}>
              {t('reload')}
            </Button>
          }
        >
          {t('update')}
        </StatusLine>
      )}
    </div>
  );
}
