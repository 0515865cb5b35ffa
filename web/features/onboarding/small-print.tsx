import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { OnboardingRecord } from '#contract/professionals/onboarding.ts';
import { href, type AppPath } from '#web/lib/navigation/paths.ts';
import { usePlans } from '#web/lib/use-plans.ts';

const LINK = 'font-semibold underline underline-offset-2';

/** The free plan and its limits. */
export function FreePlan() {
  const t = useTranslations('onboarding.free');
  const { data } = usePlans();
  const count = data?.find(({ id }) => id === 'free')?.maxRequests;
  return (
    <p className="flex items-start gap-3 text-sm text-ink-soft">
      <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-pine-600" />
      <span>
        <strong className="font-semibold text-ink">{t('title')}</strong>{' '}
        {typeof count === 'number' && t('requests', { count })}{' '}
        {t.rich('rest', { plans: inNewTab('/subscription-plans') })}
      </span>
    </p>
  );
}

/** What is agreed to by submitting. */
export function Agreement() {
  const t = useTranslations('onboarding');
  return (
    <p className="text-sm text-ink-soft">
      {t.rich('agreement', { terms: inNewTab('/terms'), privacy: inNewTab('/privacy') })}
    </p>
  );
}

/** Declining this job, and never being contacted again. */
export function NoThanks({ token, record }: { token: string; record: OnboardingRecord }) {
  const t = useTranslations('onboarding');
  const link = `${LINK} inline-flex min-h-11 items-center text-ink-soft hover:text-ink`;
  return (
    <div className="flex flex-wrap justify-center gap-x-8 text-sm">
      {record.job?.state === 'open' && (
        <Link href={href('/invitation', { token, answer: 'decline' })} className={link}>
          {t('notInterested')}
        </Link>
      )}
      <Link href={href('/do-not-contact', { token: record.stopToken })} className={link}>
        {t('never')}
      </Link>
    </div>
  );
}

// In a new tab: the form keeps its input.
function inNewTab(to: AppPath) {
  return function NewTab(chunks: ReactNode) {
    return (
      <a href={`#${href(to)}`} target="_blank" rel="noopener" className={LINK}>
        {chunks}
      </a>
    );
  };
}
