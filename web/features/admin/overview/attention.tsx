import { ArrowRight, CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { listProfessionals } from '#contract/admin/professionals.ts';
import { listReports } from '#contract/admin/reports.ts';
import { listRequests } from '#contract/admin/requests.ts';
import { listSubscriptions } from '#contract/admin/subscriptions.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { adminHref, type Questions } from '../frame/address.ts';
import type { SectionId } from '../frame/groups.ts';
import { useSections } from '../frame/sections-context.ts';

/** The maximum fetched of each: above, it says "and more". */
const LIMIT = 20;

interface Waiting {
  what: 'openReports' | 'unanswered' | 'papers' | 'pastDue';
  section: SectionId;
  questions: Questions;
  count: number;
}

/** The operator's open tasks, each with a link. */
export function Attention() {
  const t = useTranslations('admin-lists.overview');
  const { waiting, known } = useWaiting();
  return (
    <section className="rounded-lg border border-line bg-card p-4 sm:p-5">
      <h2 className="text-lg">{t('attention')}</h2>
      {known && waiting.length === 0 && (
        <p className="mt-2 flex items-center gap-2 text-sm text-ink-soft">
          <CircleCheck aria-hidden="true" className="size-5 text-pine-600" />
          {t('calm')}
        </p>
      )}
      <ul className="mt-1 divide-y divide-line/70">
        {waiting.map(({ what, section, questions, count }) => (
          <li key={what}>
            <Link
              href={adminHref(section, questions)}
              className="group flex min-h-11 items-center gap-3 py-1.5 text-sm"
            >
              <span className="inline-flex min-w-8 justify-center rounded-full bg-stone px-2.5 py-0.5 font-semibold text-warning tabular-nums">
                {count >= LIMIT ? t('atLeast', { count: String(LIMIT) }) : count}
              </span>
              <span className="flex-1 group-hover:underline">{t(what, { count })}</span>
              <ArrowRight aria-hidden="true" className="size-4 text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useWaiting(): { waiting: Waiting[]; known: boolean } {
  const limit = LIMIT;
  const sections = useSections();
  const reports = useCallQuery(listReports, { query: { state: 'open', limit } });
  const unanswered = useCallQuery(listRequests, { query: { unanswered: 'true', limit } });
  const papers = useCallQuery(listProfessionals, { query: { papersToCheck: 'true', limit } });
  const pastDue = useCallQuery(listSubscriptions, { query: { state: 'past_due', limit } });
  const all: Waiting[] = [
    waits('openReports', 'reports', { state: 'open' }, reports.data),
    waits('unanswered', 'requests', { unanswered: 'true' }, unanswered.data),
    waits('papers', 'professionals', { papersToCheck: 'true' }, papers.data),
    waits('pastDue', 'subscriptions', { state: 'past_due' }, pastDue.data),
  ];
  return {
    waiting: all.filter(({ count, section }) => count > 0 && section in sections),
    known: [reports, unanswered, papers, pastDue].every(({ isPending }) => !isPending),
  };
}

function waits(
  what: Waiting['what'],
  section: SectionId,
  questions: Questions,
  rows: readonly unknown[] | undefined,
): Waiting {
  return { what, section, questions, count: rows?.length ?? 0 };
}
