import { CalendarClock, MapPin, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { InvitedJob, JobState } from '#contract/professionals/onboarding.ts';
import { ExtraAnswers } from '#web/lib/extra-answers.tsx';
import { useProfessionName, useScheduleName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

const TONES: Record<JobState, BadgeTone> = {
  open: 'pine',
  accepted: 'solid',
  declined: 'neutral',
  closed: 'neutral',
};

/** The job of the lead, with its state; tactfully where it is gone. */
export function JobCard({ job }: { job: InvitedJob }) {
  const t = useTranslations('onboarding.job');
  const professionName = useProfessionName();
  return (
    <Card className="flex animate-rise flex-col gap-4">
      <section aria-labelledby="job" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="job" className="text-lg">
            {professionName(job.profession)}
          </h2>
          <Badge tone={TONES[job.state]}>{t(`state.${job.state}`)}</Badge>
        </div>
        <p className="wrap-anywhere whitespace-pre-wrap">{job.description}</p>
        <ExtraAnswers answers={job.extraAnswers} />
        <JobFacts job={job} />
      </section>
      <p className="border-t border-line pt-4 text-sm text-ink-soft">{t(`hint.${job.state}`)}</p>
    </Card>
  );
}

/** Place, urgency and answer deadline of a job. */
export function JobFacts({ job }: { job: InvitedJob }) {
  const t = useTranslations('onboarding.job');
  const scheduleName = useScheduleName();
  const moment = useMomentText();
  return (
    <ul className="flex flex-col gap-2 text-sm text-ink-soft">
      <Fact icon={<MapPin className="size-4" />}>{job.area}</Fact>
      <Fact icon={<Zap className="size-4" />}>{scheduleName(job)}</Fact>
      {job.answerBy && job.state === 'open' && (
        <Fact icon={<CalendarClock className="size-4" />}>
          <time dateTime={job.answerBy}>{t('answerBy', { when: moment(job.answerBy) })}</time>
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-pine-600">
        {icon}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

/** e.g. Tuesday, 6:20 PM: deadlines are days away at most. */
function useMomentText(): (moment: string) => string {
  const { day } = useFormatting();
  return (moment) => day(new Date(moment), { weekday: 'long', hour: 'numeric', minute: '2-digit' });
}
