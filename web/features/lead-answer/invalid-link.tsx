import { Link2Off } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { href } from '#web/lib/navigation/paths.ts';
import { buttonLook } from '#web/ui/button-look.ts';

/** A link that answers nothing, and the way without it. */
export function InvalidLink() {
  const t = useTranslations('lead-answer');
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-3 py-6 text-center sm:py-12">
      <span
        aria-hidden="true"
        className="mb-2 inline-flex size-16 items-center justify-center rounded-full bg-stone text-warning"
      >
        <Link2Off className="size-7" />
      </span>
      <h1 className="text-2xl">{t('invalid')}</h1>
      <p className="text-ink-soft">{t('invalidHint')}</p>
      <Link
        href={href('/professional-dashboard')}
        className={`${buttonLook('primary', 'lg')} mt-4 max-sm:w-full`}
      >
        {t('dashboard')}
      </Link>
    </div>
  );
}
