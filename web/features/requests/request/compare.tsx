import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ContactedLead } from '#contract/requests/requests.ts';
import { classes } from '#web/ui/classes.ts';
import { Candidate, CANDIDATE_ROWS, type CandidateActions } from './candidate.tsx';

interface CompareProps extends CandidateActions {
  /** Those who accepted. */
  leads: readonly ContactedLead[];
  /** Reviews of one of them. */
  renderReviews: (lead: ContactedLead) => ReactNode;
}

const COLUMNS = ['', '', 'md:grid-cols-2', 'md:grid-cols-3'];

/** Those who accepted: side by side on desktop, a swipe apart on phones. */
export function Compare({ leads, renderReviews, ...actions }: CompareProps) {
  const t = useTranslations('request.compare');
  const several = leads.length > 1;
  return (
    <section aria-labelledby="compare">
      <h2 id="compare" className={classes('mb-3 text-lg sm:mb-4', !several && 'max-sm:sr-only')}>
        {t(several ? 'title' : 'one')}
      </h2>
      <ul
        className={classes(
          'flex gap-4 md:grid',
          several &&
            '-mx-5 snap-x snap-mandatory scroll-px-5 overflow-x-auto px-5 pb-2 [scrollbar-width:thin] md:mx-0 md:overflow-visible md:px-0 md:pb-0',
          COLUMNS[Math.min(leads.length, 3)],
        )}
      >
        {leads.map((lead) => (
          <li
            key={lead.id}
            className={classes(
              'flex animate-rise snap-start flex-col rounded-lg border border-line bg-card p-4 sm:p-6',
              several ? 'w-[86%] shrink-0 md:w-auto' : '@container w-full',
              several && CANDIDATE_ROWS,
            )}
          >
            <Candidate alone={!several} lead={lead} reviews={renderReviews(lead)} {...actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}
