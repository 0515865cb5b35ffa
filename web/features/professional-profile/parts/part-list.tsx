import { useEffect, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnProfile } from '#contract/professionals/professionals.ts';
import type { Editing } from '#web/features/professional-profile/use-draft.ts';
import { OverviewLink, PartLink } from './part-link.tsx';
import { PART_GROUPS, PART_OF_FIELD, PART_OF_ITEM, type PartId } from './parts.ts';
import { usePartSummary } from './use-part-summary.ts';

interface PartListProps {
  profile: OwnProfile;
  editing: Editing;
  current: PartId | undefined;
  /** The part that was open before the list: its link gets the focus. */
  cameFrom: RefObject<PartId | undefined>;
}

/** Links to every part of the profile: on a phone a screen of its own, else beside the part. */
export function PartList({ profile, editing, current, cameFrom }: PartListProps) {
  const t = useTranslations('professional-profile');
  const summaryOf = usePartSummary(profile, editing.draft);
  const unsaved = new Set(Object.keys(editing.changes).map(partOfField));
  const missing = profile.completeness.missing.map((item) => PART_OF_ITEM[item]);
  const isAlone = current === undefined;
  useEffect(() => {
    if (isAlone) document.getElementById(linkId(cameFrom.current))?.focus();
  }, [cameFrom, isAlone]);
  return (
    <nav
      aria-label={t('sections.label')}
      className="flex flex-col gap-5 self-start lg:sticky lg:top-22 lg:max-h-[calc(100dvh-6.5rem)] lg:gap-4 lg:overflow-y-auto lg:p-1"
    >
      <OverviewLink percent={profile.completeness.percent} current={!current} />
      {(Object.keys(PART_GROUPS) as (keyof typeof PART_GROUPS)[]).map((group) => (
        <div key={group}>
          <p
            id={`parts-${group}`}
            className="mb-1.5 px-1 text-xs font-semibold text-ink-faint lg:mb-1 lg:px-3"
          >
            {t(`groups.${group}`)}
          </p>
          <ul
            aria-labelledby={`parts-${group}`}
            className="overflow-hidden rounded-lg border border-line bg-card max-lg:divide-y max-lg:divide-line lg:border-0 lg:bg-transparent"
          >
            {PART_GROUPS[group].map((part) => (
              <li key={part}>
                <PartLink
                  id={linkId(part)}
                  part={part}
                  current={part === current}
                  summary={summaryOf(part)}
                  missing={missing.filter((one) => one === part).length}
                  unsaved={unsaved.has(part)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function partOfField(field: string): PartId {
  return PART_OF_FIELD[field as keyof typeof PART_OF_FIELD];
}

function linkId(part: PartId | undefined): string {
  return `part-${part}`;
}
