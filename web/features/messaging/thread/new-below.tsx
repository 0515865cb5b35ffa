import { ArrowDown } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** A button to scroll down to new messages. */
export function NewBelow({ onClick }: { onClick: () => void }) {
  const t = useTranslations('conversation');
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
      <button
        type="button"
        onClick={onClick}
        className="pointer-events-auto inline-flex min-h-11 animate-rise items-center gap-2 rounded-full bg-evening px-4 text-sm font-semibold text-white transition-colors hover:bg-evening-hover"
      >
        <ArrowDown aria-hidden="true" className="size-4" />
        {t('unread')}
      </button>
    </div>
  );
}
