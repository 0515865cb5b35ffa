import { useTranslations } from 'use-intl';
import type { OnboardingRecord } from '#contract/professionals/onboarding.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { JobCard } from './job-card.tsx';
import { OnboardingForm } from './onboarding-form.tsx';
import { useRecord } from './use-record.ts';
import { Welcome } from './welcome.tsx';
import { WhyYou } from './why-you.tsx';

interface OnboardingProps {
  token: string;
  /** Whether the link was the one that accepts the job. */
  acceptAsked: boolean;
}

/** The page of a personal link: the record of a professional, to complete and claim. */
export function Onboarding({ token, acceptAsked }: OnboardingProps) {
  const t = useTranslations('onboarding');
  const common = useTranslations('common');
  const { record, error, invalid, isFetching, refetch } = useRecord(token);
  if (invalid) return <InvalidLink />;
  if (record) return <Screen token={token} record={record} acceptAsked={acceptAsked} />;
  if (error && !isFetching)
    return (
      <>
        <h1 className="sr-only">{t('pageTitle')}</h1>
        <ErrorState
          title={t('loadFailed')}
          // A rate limit says when to retry.
          hint={error.status === 429 && error.body?.error}
          retryLabel={common('tryAgain')}
          onRetry={() => void refetch()}
        />
      </>
    );
  return <Loading />;
}

function Screen({ token, record, acceptAsked }: OnboardingProps & { record: OnboardingRecord }) {
  return (
    <div className="flex flex-col gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] lg:gap-x-12">
      <Welcome record={record} />
      <aside className="sticky contents flex-col gap-8 self-start lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex">
        {record.job && <JobCard job={record.job} />}
        <WhyYou record={record} />
      </aside>
      <OnboardingForm token={token} record={record} acceptAsked={acceptAsked} />
    </div>
  );
}

function Loading() {
  const t = useTranslations('onboarding');
  return (
    <div className="flex flex-col gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-x-12">
      <div className="flex flex-col gap-6">
        <h1 className="sr-only">{t('pageTitle')}</h1>
        <p role="status" className="font-display text-2xl font-semibold text-ink-soft">
          {t('loading')}
        </p>
        <Skeleton className="h-96 rounded-lg" />
      </div>
      <Skeleton className="hidden h-72 rounded-lg lg:block" />
    </div>
  );
}
