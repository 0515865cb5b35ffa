import {
  AtSign,
  BadgeCheck,
  CalendarOff,
  ChevronRight,
  CircleDot,
  Clock,
  Eye,
  Globe,
  Images,
  MapPin,
  Star,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { classes } from '#web/ui/classes.ts';
import { usePartHref, type PartId } from './parts.ts';

const ICONS: Record<PartId, LucideIcon> = {
  about: UserRound,
  photos: Images,
  papers: BadgeCheck,
  reviews: Star,
  preview: Eye,
  area: MapPin,
  availability: CircleDot,
  hours: Clock,
  daysOff: CalendarOff,
  contact: AtSign,
  page: Globe,
};

interface PartLinkProps {
  id: string;
  part: PartId;
  current: boolean;
  /** What the part says now; shown where the list has the screen for itself. */
  summary: string;
  /** How many things it lacks. */
  missing: number;
  unsaved: boolean;
}

const ROW =
  'flex items-center gap-3 px-4 py-3 -outline-offset-2 transition-colors lg:min-h-10 lg:rounded-md lg:px-3 lg:py-1.5';

/** One part of the profile in their list. */
export function PartLink({ id, part, current, summary, missing, unsaved }: PartLinkProps) {
  const t = useTranslations('professional-profile');
  const partHref = usePartHref();
  const Icon = ICONS[part];
  const lacks = missing > 0 && t('missing', { count: missing });
  return (
    <Link
      id={id}
      href={partHref(part)}
      aria-current={current ? 'page' : undefined}
      className={classes(
        ROW,
        current ? 'bg-pine-50 text-pine-700' : 'hover:bg-paper lg:hover:bg-sunken',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-pine-600 lg:size-4.5" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold lg:text-sm">{t(`sections.${part}`)}</span>
        <span className="block truncate text-sm text-ink-soft empty:hidden lg:hidden">
          {unsaved ? t('unsaved') : lacks || summary}
        </span>
      </span>
      {unsaved && <Mark className="bg-warning" label={t('unsaved')} />}
      {lacks && !unsaved && <Mark className="border-2 border-line-strong" label={lacks} />}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint lg:hidden" />
    </Link>
  );
}

/** Beside the part, where the list is narrow, a mark stands for the words. */
function Mark({ className, label }: { className: string; label: string }) {
  return (
    <span title={label} className="shrink-0 max-lg:hidden">
      <span aria-hidden="true" className={classes('block size-2.5 rounded-full', className)} />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** Beside the part, the way to the overview; on a phone the list stands on it. */
export function OverviewLink({ percent, current }: { percent: number; current: boolean }) {
  const t = useTranslations('professional-profile');
  const partHref = usePartHref();
  return (
    <Link
      href={partHref()}
      aria-current={current ? 'page' : undefined}
      className={classes(
        ROW,
        'text-sm font-semibold max-lg:hidden',
        current ? 'bg-pine-50 text-pine-700' : 'hover:bg-sunken',
      )}
    >
      <span className="flex-1">{t('overview')}</span>
      <span className="font-normal text-ink-soft tabular-nums">
        {t('completeness.percent', { percent })}
      </span>
    </Link>
  );
}
