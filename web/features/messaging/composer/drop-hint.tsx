import { ImagePlus } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** An overlay of the panel while files are dragged over it. */
export function DropHint() {
  const t = useTranslations('conversation');
  return (
    <div className="pointer-events-none absolute inset-3 flex animate-appear flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed border-pine-500 bg-pine-50/95 text-pine-800">
      <ImagePlus aria-hidden="true" className="size-8" />
      <p className="font-semibold">{t('dropHere')}</p>
    </div>
  );
}
