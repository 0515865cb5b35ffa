import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { DirectTo } from '#web/lib/stored-direct.ts';
import { Avatar } from '#web/ui/avatar.tsx';

interface DirectLineProps {
  direct: DirectTo;
  onChange: (direct: DirectTo | null) => void;
}

/** Says who alone is asked, and offers two others, or three instead. */
export function DirectLine({ direct, onChange }: DirectLineProps) {
  const t = useTranslations('requests.direct');
  const id = useId();
  const { name, avatar, professionalId, othersIfUnanswered } = direct;
  return (
    <section
      aria-label={t('label', { name })}
      className="animate-appear border-b border-line bg-pine-50 text-sm text-pine-800"
    >
      <div className="mx-auto flex w-full max-w-2xl items-center gap-3 px-4 py-2 sm:px-6">
        <Avatar name={name} src={avatar} of={professionalId} size="sm" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="font-semibold wrap-anywhere">{t('only', { name })}</span>
            <button
              type="button"
              onClick={() => onChange(null)}
              className="min-h-9 rounded-md font-semibold underline underline-offset-4"
            >
              {t('drop')}
            </button>
          </p>
          <label htmlFor={id} className="flex min-h-9 items-center gap-2.5">
            <input
              id={id}
              type="checkbox"
              checked={othersIfUnanswered}
              onChange={(event) =>
                onChange({ ...direct, othersIfUnanswered: event.target.checked })
              }
              className="size-5 shrink-0 accent-pine-700"
            />
            {t('others')}
          </label>
        </div>
      </div>
    </section>
  );
}
