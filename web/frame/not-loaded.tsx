import { useTranslations } from 'use-intl';
import { reloadIfServed } from '#web/lib/reload-if-served.ts';
import { Button } from '#web/ui/button.tsx';

/** Says that a part could not be loaded, and why as far as the browser knows. */
export function NotLoaded({ className }: { className: string }) {
  const t = useTranslations('common');
  return (
    <div role="alert" className={`text-center ${className}`}>
      <h2 className="text-2xl">{t(navigator.onLine ? 'somethingWrong' : 'offline')}</h2>
      <p className="mt-2 mb-6 text-ink-soft">{t('somethingWrongHint')}</p>
      {/* Browsers that failed to load a module may not request it again without a reload. */}
      <Button onClick={() => void reloadIfServed()}>{t('tryAgain')}</Button>
    </div>
  );
}
