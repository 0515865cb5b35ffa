import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { href } from '#web/lib/navigation/paths.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import type { DeadEnd } from './use-complete.ts';

/** A problem the form cannot fix, and how to sign in. */
export function DeadEndNotice({ kind }: { kind: DeadEnd }) {
  const t = useTranslations('onboarding.deadEnd');
  const common = useTranslations('common');
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-lg bg-stone p-4">
      <div>
        <p className="font-semibold">{t(`${kind}.title`)}</p>
        <p className="text-sm text-ink-soft">{t(`${kind}.hint`)}</p>
      </div>
      <Link href={href('/sign-in')} className={buttonLook('secondary', 'md')}>
        {common('signIn')}
      </Link>
    </div>
  );
}
