import {
  Ban,
  Check,
  CircleCheckBig,
  Dot,
  Eye,
  Flag,
  Handshake,
  Hourglass,
  Search,
  Send,
  Undo2,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { TimelineEntry, WatchedRequest } from '#contract/requests/requests.ts';
import type { EndReason } from '#contract/requests/statuses.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { groupTimeline, type TimelineGroup } from './timeline-groups.ts';
import { useMomentText } from '#web/lib/use-moment-text.ts';

type What = TimelineEntry['event'];

const ICONS: Record<What, LucideIcon> = {
  submit: Send,
  contact: Send,
  seen: Eye,
  accept: Check,
  decline: X,
  expire: Hourglass,
  withdraw: Ban,
  release: Undo2,
  stepBack: Undo2,
  hire: Handshake,
  reportCompletion: Flag,
  objectToCompletion: Undo2,
  complete: CircleCheckBig,
  completeBySilence: CircleCheckBig,
  cancel: Ban,
  reopen: Search,
  search: Search,
  reopenCancelled: Search,
  reopenCompleted: Undo2,
  replace: Ban,
};

/** The text of a withdrawn lead, by end reason. */
const WITHDRAWN = {
  filled: 'filled',
  hired_other: 'hiredOther',
  cancelled: 'toldCancelled',
  released: 'withdraw',
  stepped_back: 'withdraw',
  blocked: 'unavailable',
  gone: 'unavailable',
  replaced: 'replace',
} as const satisfies Record<EndReason, string>;

const GOOD: ReadonlySet<What> = new Set(['accept', 'hire', 'complete', 'completeBySilence']);

/** How many of the newest events are shown at first. */
const NEWEST = 3;

/** The timeline of a request, newest first: the last three events, and the others when asked for. */
export function Timeline({ request }: { request: WatchedRequest }) {
  const t = useTranslations('request.timeline');
  const [all, showAll] = useState(false);
  const groups = groupTimeline(request.timeline, request.leads).toReversed();
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="mb-4 text-lg">
        {t('title')}
      </h2>
      <ol className="flex flex-col gap-4">
        {(all ? groups : groups.slice(0, NEWEST)).map((group) => (
          <Moment key={`${group.at} ${group.event} ${group.names[0]}`} of={group} />
        ))}
      </ol>
      {groups.length > NEWEST && (
        <Button
          tone="ghost"
          size="sm"
          aria-expanded={all}
          onClick={() => showAll(!all)}
          className="mt-2 -ms-2"
        >
          {all ? t('showFewer') : t('showAll', { count: String(groups.length) })}
        </Button>
      )}
    </section>
  );
}

function Moment({ of: { at, event, actor, names, note, because } }: { of: TimelineGroup }) {
  const t = useTranslations('request.timeline');
  const momentText = useMomentText();
  // A newer server may send unknown events.
  const Icon = ICONS[event] ?? Dot;
  const nobody = event === 'contact' && names.length === 0;
  const byTeam = actor === 'operator' && (event === 'cancel' || event === 'contact');
  const plain = byTeam ? (`${event}ByTeam` as const) : event;
  const told = nobody ? 'contactNobody' : because ? WITHDRAWN[because] : plain;
  const name = useFormatter().list(names);
  return (
    <li className="relative flex animate-rise gap-3.5 before:absolute before:top-8 before:-bottom-4 before:start-4 before:w-px before:bg-line last:before:hidden">
      <span
        aria-hidden="true"
        className={classes(
          'relative inline-flex size-8 shrink-0 items-center justify-center rounded-full',
          GOOD.has(event) ? 'bg-evening text-white' : 'bg-sunken text-ink-soft',
        )}
      >
        <Icon className="size-4" />
      </span>
      <div className="pt-1">
        <p className="text-sm">{t(told, { name, count: names.length })}</p>
        {note && (
          <q className="block text-sm text-ink-soft [overflow-wrap:anywhere] italic">{note}</q>
        )}
        <time dateTime={at} className="text-xs text-ink-faint tabular-nums">
          {momentText(at)}
        </time>
      </div>
    </li>
  );
}
