import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { declineInvitation, type OnboardingRecord } from '#contract/professionals/onboarding.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { JobFacts } from './job-card.tsx';
import { updateCachedJob, useRecord } from './use-record.ts';

/** "Not interested": nothing happens before the click, because mail programs open links too. */
export function Decline({ token }: { token: string }) {
  const t = useTranslations('onboarding');
  const { record, error, invalid, isFetching, refetch } = useRecord(token);
  if (invalid) return <InvalidLink />;
  if (record) return <Answer token={token} record={record} />;
  if (!error || isFetching)
    return (
      <>
        <h1 className="sr-only">{t('decline.pageTitle')}</h1>
        <Skeleton className="h-80 rounded-lg" />
      </>
    );
  return (
    <>
      <h1 className="sr-only">{t('decline.pageTitle')}</h1>
      <QueryError title={t('decline.loadFailed')} error={error} refetch={refetch} />
    </>
  );
}

type Stage = 'ask' | 'done' | 'closed' | 'none';

function Answer({ token, record }: { token: string; record: OnboardingRecord }) {
  const t = useTranslations('onboarding.decline');
  const { job } = record;
  const stage = stageOf(job);
  return (
    <Card className="flex animate-rise flex-col gap-6 sm:p-8">
      <div aria-live="polite">
        <h1 className="text-2xl">{t(`${stage}.title`)}</h1>
        <p className="mt-2 text-ink-soft">{t(`${stage}.hint`)}</p>
      </div>
      {job && stage !== 'done' && <Job job={job} />}
      <Ways token={token} stage={stage} />
      <p className="border-t border-line pt-4 text-sm">
        <Link
          href={href('/do-not-contact', { token: record.stopToken })}
          className="inline-flex min-h-11 items-center font-semibold text-ink-soft underline underline-offset-2 hover:text-ink"
        >
          {t('never')}
        </Link>
      </p>
    </Card>
  );
}

function stageOf(job: OnboardingRecord['job']): Stage {
  if (!job) return 'none';
  if (job.state === 'open') return 'ask';
  return job.state === 'declined' ? 'done' : 'closed';
}

function Job({ job }: { job: NonNullable<OnboardingRecord['job']> }) {
  const professionName = useProfessionName();
  return (
    <div className="flex flex-col gap-3 rounded-lg bg-sunken p-4">
      <div>
        <p className="font-semibold">{professionName(job.profession)}</p>
        <p dir="auto" className="line-clamp-3 wrap-anywhere">
          {job.description}
        </p>
      </div>
      <JobFacts job={job} />
    </div>
  );
}

function Ways({ token, stage }: { token: string; stage: Stage }) {
  const t = useTranslations('onboarding.decline');
  const failed = useTranslations('onboarding.failed');
  const [lost, setLost] = useState(false);
  const send = useCallMutation(declineInvitation, {
    onSuccess: ({ job }) => updateCachedJob(token, job),
    onError: (error) => {
      if (error.status === 404) return setLost(true);
      const description = errorText(error, failed('hint'));
      return showToast({ title: t('failed'), description, tone: 'danger' });
    },
  });
  const join = href('/professional-onboard', { token });
  if (lost) return <p role="alert">{t('lost')}</p>;
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      {stage === 'ask' && (
        <Button
          size="lg"
          loading={send.isPending}
          onClick={() => send.mutate({ params: { token }, body: {} })}
        >
          {t('submit')}
        </Button>
      )}
      <Link href={join} className={`${buttonLook('secondary', 'lg')} py-3`}>
        {t('join')}
      </Link>
    </div>
  );
}
