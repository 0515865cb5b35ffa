import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { classes } from '#web/ui/classes.ts';
import { hiredName } from '#web/features/requests/hired-lead.ts';
import { directLead } from '#web/features/requests/direct/direct-lead.ts';
import { howManyAccepted } from './outlook.ts';
import { departedProfessional } from '#web/features/requests/departed-professional.ts';

const LOOKS: Record<OwnRequest['status'], string> = {
  sent: 'border-tile bg-tile',
  pending: 'border-tile bg-tile',
  accepted: 'border-lamp-glow bg-lamp-glow',
  in_progress: 'border-pine-100 bg-pine-50',
  completed: 'border-line bg-card',
  cancelled: 'border-line bg-sunken',
};

interface HeadlineProps {
  request: OwnRequest;
  completedBySilence: boolean;
  /** Whether an operator cancelled it. */
  cancelledByTeam: boolean;
  /** The actions. */
  children: ReactNode;
}

/** The state of a request in one sentence, and its actions. */
export function Headline(props: HeadlineProps) {
  const { request, completedBySilence, cancelledByTeam, children } = props;
  const t = useTranslations('request');
  const outlook = useOutlook(request, completedBySilence);
  const accepted = request.leads.filter(({ status }) => status === 'accepted');
  const name = hiredName(request);
  const left = departedProfessional(request);
  const key = headlineOf(request, cancelledByTeam);
  return (
    <section
      id={`request-${request.id}`}
      tabIndex={-1}
      aria-labelledby="headline"
      className={classes(
        'flex flex-col gap-4 rounded-lg border p-4 transition-colors duration-300 sm:p-6',
        LOOKS[request.status],
      )}
    >
      <div className="flex flex-col gap-1.5">
        <h2 id="headline" className="text-lg sm:text-2xl">
          {left
            ? t(`headline.left.${left.because}`, { name: left.name })
            : t(`headline.${key}`, {
                name: name || (accepted[0] ?? directLead(request))?.professional.name || '',
                count: accepted.length,
              })}
        </h2>
        <p className="max-w-prose text-ink-soft">{outlook}</p>
        {request.status === 'cancelled' && request.cancelReason && (
          <p className="text-sm wrap-anywhere text-ink-soft">
            {t('yourReason', { reason: request.cancelReason })}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}

function headlineOf(request: OwnRequest, cancelledByTeam: boolean) {
  const { status, completionReportedAt } = request;
  const asked = asksNobodyElse(request) && directLead(request);
  if (asked && status === 'sent') return 'sentDirect';
  if (asked && status === 'pending') return 'pendingDirect';
  if (status === 'in_progress' && completionReportedAt) return 'reported';
  return status === 'cancelled' && cancelledByTeam ? 'cancelledByTeam' : status;
}

function useOutlook(request: OwnRequest, completedBySilence: boolean): string {
  const t = useTranslations('request.outlook');
  const format = useFormatting();
  const { status, leads } = request;
  const waiting = leads.filter((lead) => lead.status === 'pending');
  const seen = waiting.filter(({ seenAt }) => seenAt !== null).length;
  const accepted = howManyAccepted(request);
  const direct = asksNobodyElse(request) ? directLead(request) : undefined;
  if (direct && status !== 'accepted') return directOutlook(t, request, direct);
  if (status === 'sent') {
    const whole = t(departedProfessional(request) ? 'sentAgain' : 'sent', {
      count: waiting.length,
    });
    return seen > 0 ? `${whole} ${t('seen', { seen })}` : whole;
  }
  if (status === 'accepted') {
    if (accepted > 1) return t('acceptedMany');
    return t(waiting.length > 0 ? 'acceptedOne' : 'acceptedOnly');
  }
  if (status === 'in_progress' && request.completionReportedAt)
    return t('reported', { date: format.date(request.completesAt) });
  const date = format.date(request.endedAt);
  if (status === 'completed')
    return t(completedBySilence ? 'completedBySilence' : 'completed', { date });
  if (status === 'cancelled') return t('cancelled', { date });
  return t(status);
}

/** Whether only the professional asked by name has it, or had it. */
function asksNobodyElse({ allowedActions }: OwnRequest): boolean {
  return allowedActions.includes('askOthers');
}

function directOutlook(
  t: ReturnType<typeof useTranslations<'request.outlook'>>,
  { status, direct }: OwnRequest,
  { professional: { name }, seenAt }: ContactedLead,
): string {
  if (status === 'pending') return t('pendingDirect', { name });
  const whole = t('sentDirect', { name, others: direct?.others ?? 'no' });
  return seenAt ? `${whole} ${t('seenDirect')}` : whole;
}
