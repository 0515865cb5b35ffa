import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { classes } from '#web/ui/classes.ts';
import { adminHref } from './address.ts';
import { GROUP_NAMES, GROUPS, type Group, type SectionId } from './groups.ts';
import { SectionIcon } from './section-icon.tsx';
import { useSections } from './sections-context.ts';
import { useFoldedGroups } from './use-folded-groups.ts';

interface MenuProps {
  current: SectionId;
  onChosen?: () => void;
}

/** All sections by collapsible group, scrolled to the current one. */
export function Menu({ current, onChosen }: MenuProps) {
  const t = useTranslations('admin-panel');
  const [folded, toggle] = useFoldedGroups();
  return (
    <nav aria-label={t('menu.sections')} className="flex flex-col gap-3">
      {GROUP_NAMES.map((group) => (
        <MenuGroup
          key={group}
          group={group}
          current={current}
          open={!folded.includes(group)}
          onToggle={() => toggle(group)}
          onChosen={onChosen}
        />
      ))}
    </nav>
  );
}

interface MenuGroupProps {
  group: Group;
  current: SectionId;
  open: boolean;
  onToggle: () => void;
  onChosen: (() => void) | undefined;
}

function MenuGroup({ group, current, open, onToggle, onChosen }: MenuGroupProps) {
  const t = useTranslations('admin-panel');
  const known = useSections();
  const sections = GROUPS[group].filter((id) => id in known);
  if (sections.length === 0) return null;
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className="flex min-h-9 w-full items-center justify-between gap-2 rounded-md px-3 text-xs font-semibold text-ink-faint hover:text-ink"
      >
        {t(`groups.${group}`)}
        <ChevronDown
          aria-hidden="true"
          className={classes('size-4 transition-transform', !open && '-rotate-90')}
        />
      </button>
      {open && (
        <ul className="flex flex-col gap-0.5">
          {sections.map((id) => (
            <li key={id}>
              <Link
                ref={id === current ? showLink : undefined}
                href={adminHref(id)}
                replace
                onClick={onChosen}
                aria-current={id === current ? 'page' : undefined}
                className={classes(
                  'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm transition-colors lg:min-h-9',
                  id === current
                    ? 'bg-pine-50 font-semibold text-pine-700'
                    : 'text-ink-soft hover:bg-ink/5 hover:text-ink',
                )}
              >
                <SectionIcon section={id} />
                {t(`sections.${id}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** On low windows and in the sheet of phones the menu scrolls. */
function showLink(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest' });
}
