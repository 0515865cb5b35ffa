import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Stars } from '#web/ui/stars.tsx';
import { stateOf } from './stages.ts';

/** The state of an answered lead: the next step, or tactfully why it ended. */
export function LeadOutcome({ lead }: { lead: Lead }) {
  const t = useTranslations('leads');
  const text = useOutcomeText()(lead);
  const { review } = lead.serviceRequest;
  if (!text && !review) return null;
  return (
    <div className="flex flex-col gap-3">
      {text && <p className="text-ink-soft">{text}</p>}
      {lead.endedNote && (
        <p className="text-sm [overflow-wrap:anywhere] text-ink-soft">
          {t('clientSays', { text: lead.endedNote })}
        </p>
      )}
      {review && <ReviewOfJob review={review} />}
    </div>
  );
}

function useOutcomeText(): (lead: Lead) => string | null {
  const t = useTranslations('leads');
  const format = useFormatting();
  return (lead) => {
    const state = stateOf(lead);
    if (state === 'pending') return null;
    if (state === 'accepted') return t('outcome.waitingForChoice');
    if (state === 'withdrawn') return t(`outcome.${lead.endedBecause ?? 'withdrawn'}`);
    if (state !== 'in_progress') return t(`outcome.${state}`);
    if (!lead.completionReportedAt) return t('outcome.hired');
    return t('completion.reported', { date: format.date(lead.completionReportedAt) });
  };
}

function ReviewOfJob({ review }: { review: NonNullable<Lead['serviceRequest']['review']> }) {
  const t = useTranslations('leads.review');
  return (
    <figure className="rounded-lg bg-sunken/70 p-4">
      <Stars value={review.rating} label={t('rating', { rating: String(review.rating) })} />
      {review.comment && (
        <blockquote className="mt-1.5 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {review.comment}
        </blockquote>
      )}
      {review.answer && (
        <figcaption className="mt-3 border-s-2 border-line-strong ps-3 text-sm text-ink-soft">
          <span className="font-semibold">{t('yours')}</span>
          <span className="block [overflow-wrap:anywhere] whitespace-pre-wrap">
            {review.answer.text}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
