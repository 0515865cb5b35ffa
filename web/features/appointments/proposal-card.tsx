import { useTranslations } from 'use-intl';
import {
  acceptTime,
  declineTimes,
  withdrawTimes,
  type Proposal,
} from '#contract/appointments/appointments.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Reader } from './reader.ts';
import { DayLeaf } from './day-leaf.tsx';
import { useAfterCall } from './use-appointment-call.ts';
import { useTimeText } from '#web/lib/meeting-times/use-time-text.ts';

interface ProposalCardProps {
  proposal: Proposal;
  of: Reader;
  /** Whether an appointment stays until one of the times is accepted. */
  isMove: boolean;
  /** Proposes other times; undefined where that is not possible. */
  onOthers: (() => void) | undefined;
}

/** The times one side proposed: to accept, to answer with others, or to take back. */
export function ProposalCard({ proposal, of, isMove, onOthers }: ProposalCardProps) {
  const t = useTranslations('appointments');
  const text = useTimeText(of.timeZone);
  const { times, note, proposedBy, allowedActions } = proposal;
  const isOwn = proposedBy === of.side;
  const title = isOwn ? 'proposedByYou' : isMove ? 'moveProposed' : 'proposed';
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-card p-4">
      <div>
        <h4 className="font-display font-semibold">{t(title, { name: of.name })}</h4>
        {isOwn && <p className="text-sm text-ink-faint">{t('waiting', { name: of.name })}</p>}
        {!isOwn && isMove && <p className="text-sm text-ink-faint">{t('staysUntil')}</p>}
      </div>
      {note && (
        <blockquote className="rounded-lg rounded-ss-md bg-sunken px-3.5 py-2.5 text-sm wrap-anywhere whitespace-pre-wrap">
          {note}
        </blockquote>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {times.map((time, index) => (
          <li key={time.from} className="flex items-center gap-3.5 py-2.5 first:pt-0 last:pb-0">
            <DayLeaf leaf={text.leaf(time.from)} />
            <p className="min-w-0 flex-1">
              <span className="block font-semibold">{text.day(time.from)}</span>
              <span className="block text-sm text-ink-soft">{text.hours(time)}</span>
            </p>
            {allowedActions.includes('accept') && (
              <AcceptButton id={proposal.id} time={index} said={text.span(time)} />
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!isOwn && onOthers && (
          <Button tone="secondary" onClick={onOthers}>
            {t('proposeOthers')}
          </Button>
        )}
        {allowedActions.includes('decline') && (
          <EndButton endpoint={declineTimes} id={proposal.id} action="decline" />
        )}
        {allowedActions.includes('withdraw') && (
          <EndButton endpoint={withdrawTimes} id={proposal.id} action="withdraw" />
        )}
      </div>
    </div>
  );
}

function AcceptButton({ id, time, said }: { id: string; time: number; said: string }) {
  const t = useTranslations('appointments');
  const after = useAfterCall(t('done.accept', { time: said }));
  const { mutate, isPending } = useCallMutation(acceptTime, after);
  return (
    <Button
      size="sm"
      className="min-h-11"
      aria-label={t('acceptOne', { time: said })}
      loading={isPending}
      onClick={() => mutate({ params: { id }, body: { time } })}
    >
      {t('accept')}
    </Button>
  );
}

interface EndButtonProps {
  endpoint: typeof declineTimes | typeof withdrawTimes;
  id: string;
  action: 'decline' | 'withdraw';
}

function EndButton({ endpoint, id, action }: EndButtonProps) {
  const t = useTranslations('appointments');
  const { mutate, isPending } = useCallMutation(endpoint, useAfterCall(t(`done.${action}`)));
  return (
    <Button tone="ghost" loading={isPending} onClick={() => mutate({ params: { id }, body: {} })}>
      {t(action)}
    </Button>
  );
}
