import { Link2Off } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { href } from '#web/lib/navigation/paths.ts';
import { buttonLook } from '#web/ui/button-look.ts';

/** An invalid link, and what can be done without it. */
export function InvalidLink() {
  const t = useTranslations('onboarding');
  const common = useTranslations('common');
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
      <div className="mt-4 flex w-full flex-col justify-center gap-3 sm:flex-row">
        <Link href={href('/sign-in')} className={buttonLook('primary', 'lg')}>
          {common('signIn')}
        </Link>
        <Link href={href('/subscription-plans')} className={buttonLook('secondary', 'lg')}>
          {t('joinWithout')}
        </Link>
      </div>
    </div>
  );
}
