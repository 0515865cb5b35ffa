import { CircleCheckBig, CircleSlash, Hourglass } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { AnswerLink } from '#contract/requests/lead-answers.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useTimeText } from '#web/lib/meeting-times/use-time-text.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/card.tsx';

const ICONS = {
  accepted: CircleCheckBig,
  declined: CircleSlash,
  expired: Hourglass,
  filled: CircleSlash,
  closed: CircleSlash,
};

/** What became of a lead, and the way on; its title has the focus, which announces it. */
export function Outcome({ link }: { link: AnswerLink }) {
  const t = useTranslations('lead-answer');
  const professionName = useProfessionName();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const state = link.state === 'open' ? 'closed' : link.state;
  const Icon = ICONS[state];
  const isMine = state === 'accepted';
  return (
    <Card className="flex animate-rise flex-col items-start gap-4 sm:p-8">
      <span
        aria-hidden="true"
        className="inline-flex size-14 items-center justify-center rounded-full bg-pine-50 text-pine-700"
      >
        <Icon className="size-7" />
      </span>
      <div>
        <p className="text-sm font-semibold text-pine-700">{professionName(link.profession)}</p>
        <h1 ref={heading} tabIndex={-1} className="mt-1 text-2xl">
          {t(`outcome.${state}.title`)}
        </h1>
        <p className="mt-2 text-ink-soft">{t(`outcome.${state}.hint`)}</p>
      </div>
      <Proposed link={link} />
      <Link
        href={href('/professional-dashboard', isMine ? { lead: link.leadId } : {})}
        className={`${buttonLook(isMine ? 'primary' : 'secondary', 'lg')} max-sm:w-full`}
      >
        {t(isMine ? 'conversation' : 'dashboard')}
      </Link>
    </Card>
  );
}

function Proposed({ link: { proposed, timeZone } }: { link: AnswerLink }) {
  const t = useTranslations('lead-answer');
  const text = useTimeText(timeZone);
  return proposed.map((span) => (
    <p key={span.from} className="w-full rounded-lg bg-tile px-4 py-3 text-tile-ink">
      {t('proposed', { time: text.span(span) })}
    </p>
  ));
}
