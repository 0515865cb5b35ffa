import { History } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** Says that the conversation was resumed, and offers a new one. */
export function ResumedLine({ onStartOver }: { onStartOver: () => void }) {
  const t = useTranslations('assistant-chat');
  return (
    <div className="animate-appear border-b border-line bg-pine-50 text-sm text-pine-800">
      <p className="mx-auto flex w-full max-w-2xl items-center gap-2.5 px-4 py-1 sm:px-6">
        <History aria-hidden="true" className="size-4 shrink-0" />
        <span className="flex-1">{t('keptDraft')}</span>
        <button
          type="button"
          onClick={onStartOver}
          className="min-h-10 rounded-md px-2 font-semibold underline-offset-4 hover:underline"
        >
          {t('startOver')}
        </button>
      </p>
    </div>
  );
}
