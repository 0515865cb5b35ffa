import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { publicProfessional } from '#contract/professionals/professionals.ts';
import type { ContactedLead } from '#contract/requests/requests.ts';
import { useDuration } from '#web/lib/i18n/use-duration.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useReasonText } from '#web/lib/use-reason-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { LitWindow } from './lit-window.tsx';
import { MoreActions } from './more-actions.tsx';
import { RatingLine } from '#web/features/requests/professional-card.tsx';
import { UnreadCount } from '#web/features/requests/unread-count.tsx';

export interface CandidateActions {
  onMessage: (lead: ContactedLead) => void;
  onHire: (lead: ContactedLead) => void;
  onRelease: (lead: ContactedLead) => void;
  onReport: (lead: ContactedLead) => void;
  onBlock: (lead: ContactedLead) => void;
  /** The professional's quote. */
  renderQuote: (lead: ContactedLead) => ReactNode;
}

interface CandidateProps extends CandidateActions {
  lead: ContactedLead;
  /** A single one has room for two columns. */
  alone: boolean;
  /** Reviews by others. */
  reviews: ReactNode;
}

/** Subgrid rows of a candidate, so that they align side by side. */
export const CANDIDATE_ROWS = 'md:row-span-9 md:grid md:grid-rows-subgrid md:gap-0';

/** One of those who accepted, with everything needed to choose. */
export function Candidate({ lead, alone, reviews, ...actions }: CandidateProps) {
  const t = useTranslations('request.compare');
  const { name, avatar, rating, reviewCount } = lead.professional;
  return (
    <>
      <header className={classes('flex items-center gap-4.5 p-1.5 pb-4', !alone && '-order-2')}>
        <LitWindow leadId={lead.id}>
          <Avatar name={name} src={avatar} of={lead.professional.id} size="lg" />
        </LitWindow>
        <div className="min-w-0">
          <h3 className="text-lg [overflow-wrap:anywhere]">{name}</h3>
          {lead.answeredBy && (
            <p className="text-sm wrap-anywhere text-ink-soft">
              {t('answeredBy', { name: lead.answeredBy })}
            </p>
          )}
          <RatingLine rating={rating} count={reviewCount} />
        </div>
      </header>
      {alone && <Actions lead={lead} alone {...actions} />}
      <div
        className={classes(
          'flex flex-col gap-3 pb-3.5 empty:pb-0',
          alone && 'max-sm:not-empty:pt-4',
        )}
      >
        {actions.renderQuote(lead)}
      </div>
      <div className={alone ? 'grid gap-x-10 @xl:grid-cols-2' : 'contents'}>
        <div className={alone ? '' : 'contents'}>
          <Profile lead={lead} />
          <Answered lead={lead} />
        </div>
        <div className={alone ? '' : 'contents'}>
          <Said title={t('answer')}>
            {lead.professionalResponse ? (
              <blockquote className="rounded-lg rounded-ss-md bg-pine-50 px-4 py-3 [overflow-wrap:anywhere] whitespace-pre-wrap">
                {lead.professionalResponse}
              </blockquote>
            ) : (
              <p className="text-sm text-ink-faint">{t('noAnswer')}</p>
            )}
          </Said>
          <Said title={t('reviews')}>{reviews}</Said>
        </div>
      </div>
      {!alone && <Actions lead={lead} alone={false} {...actions} />}
    </>
  );
}

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-3.5">
      <p className="mb-1.5 text-xs font-semibold text-ink-faint">{title}</p>
      {children}
    </div>
  );
}

function Profile({ lead }: { lead: ContactedLead }) {
  const t = useTranslations('request.compare');
  const format = useFormatting();
  const { data: profile, isError } = useProfile(lead.professional.id);
  const shown = (text: string | undefined) =>
    text ?? (isError ? t('unknown') : <Skeleton className="mt-1 h-4 w-20" />);
  const { hourlyRate, rateCurrency, yearsExperience } = profile ?? {};
  return (
    <>
      <Fact label={t('rate')}>
        {shown(
          profile &&
            (hourlyRate
              ? t('perHour', { money: format.rate(hourlyRate, rateCurrency) })
              : t('rateUnknown')),
        )}
      </Fact>
      <Fact label={t('experience')}>
        {shown(
          profile &&
            (typeof yearsExperience === 'number'
              ? t('years', { years: yearsExperience })
              : t('experienceUnknown')),
        )}
      </Fact>
    </>
  );
}

function Answered({ lead }: { lead: ContactedLead }) {
  const t = useTranslations('request.compare');
  const reasonText = useReasonText();
  const durationText = useDuration();
  const { respondedAt, sentAt } = lead;
  const duration = respondedAt && durationText(Date.parse(respondedAt) - Date.parse(sentAt));
  return (
    <>
      <Fact label={t('why')}>
        {lead.reasons.length === 0
          ? t('unknown')
          : lead.reasons.map((reason) => (
              <span key={reason.code} className="block">
                {reasonText(reason)}
              </span>
            ))}
      </Fact>
      <Fact label={t('answered')}>
        {duration ? t('answeredAfter', { duration }) : t('unknown')}
      </Fact>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-3 text-sm">
      <span className="shrink-0 text-ink-faint">{label}</span>
      <span className="text-end font-semibold">{children}</span>
    </div>
  );
}

/** Above all that is loaded later, on a phone also of several: no button moves under a finger. */
function Actions({ lead, alone, ...actions }: Omit<CandidateProps, 'reviews'>) {
  const t = useTranslations('request');
  const { name } = lead.professional;
  const may = (action: ContactedLead['allowedActions'][number]) =>
    lead.allowedActions.includes(action);
  return (
    <div
      className={classes(
        'flex gap-2 border-t border-line',
        alone
          ? 'action-bar max-sm:mb-0 max-sm:flex-wrap max-sm:rounded-none max-sm:border-b sm:py-4'
          : 'flex-col pt-4 max-md:-order-1 max-md:pb-4 md:mt-auto',
      )}
    >
      {may('message') && (
        <Button
          icon={<MessageCircle aria-hidden="true" className="size-5" />}
          aria-label={t('messageTo', { name })}
          onClick={() => actions.onMessage(lead)}
          className={alone ? 'max-sm:flex-1' : ''}
        >
          {t('message')}
          <UnreadCount count={lead.unreadCount} />
        </Button>
      )}
      <div className={classes('flex gap-2', alone && 'max-sm:flex-1')}>
        {may('hire') && (
          <Button
            tone="secondary"
            aria-label={t('hireOne', { name })}
            onClick={() => actions.onHire(lead)}
            className="flex-1"
          >
            {t('hire')}
          </Button>
        )}
        <MoreActions lead={lead} {...actions} />
      </div>
    </div>
  );
}

/** A professional's public profile. */
function useProfile(id: string) {
  return useCallQuery(publicProfessional, { params: { id } });
}
