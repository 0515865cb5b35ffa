import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BRAND } from '#web/lib/brand.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { Logo } from '#web/ui/logo.tsx';
import { MAIN, SkipLink } from '#web/ui/page.tsx';
import { StepUp } from '../dialogs/step-up.tsx';
import { SECTIONS } from '../sections.tsx';
import type { AdminSession } from '../use-admin.ts';
import { useAdminAddress } from './address.ts';
import { allowedSections } from './allowed-sections.ts';
import { AdminContext } from './admin-context.ts';
import { GROUPS, type SectionId } from './groups.ts';
import { MenuFoot } from './menu-foot.tsx';
import { Menu } from './menu.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SectionsContext, type Sections } from './sections-context.ts';
import { SectionView } from './section-view.tsx';
import { useSessionOver } from './use-session-over.ts';

interface PanelProps {
  session: AdminSession;
  /** The language switch of the whole site. */
  language: ReactNode;
  ask: () => void;
  signOut: () => void;
  fail: (error: unknown) => void;
  /** Called when the session has expired. */
  leave: () => void;
}

/** The panel of a signed-in admin: the menu beside the current section. */
export function Panel({ session, language, ask, signOut, fail, leave }: PanelProps) {
  const t = useTranslations('admin-panel');
  const common = useTranslations('common');
  const sections = useMemo(() => allowedSections(SECTIONS, session), [session]);
  const current = useCurrentSection(sections);
  const admin = useMemo(() => ({ session, ask, signOut, fail }), [session, ask, signOut, fail]);
  usePageTitle(t(`sections.${current}`));
  useSessionOver(leave, ask);
  useArrivalAt(current);
  return (
    <AdminContext value={admin}>
      <SectionsContext value={sections}>
        <StepUp>
          <SkipLink label={common('skipToContent')} />
          <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
            <PhoneBar current={current} language={language} />
            <aside className="sticky top-0 hidden h-dvh flex-col gap-5 border-e border-line bg-card p-3 lg:flex">
              <div className="px-3 pt-3">
                <Logo name={BRAND} />
              </div>
              <div className="min-h-0 flex-1 overflow-y-auto">
                <Menu current={current} />
              </div>
              <MenuFoot language={language} />
            </aside>
            <main id={MAIN} tabIndex={-1} className="min-h-dvh min-w-0 focus:outline-none">
              <div className="mx-auto w-full max-w-[96rem] px-4 py-5 lg:px-8 lg:py-8">
                <SectionView section={current} />
              </div>
            </main>
          </div>
        </StepUp>
      </SectionsContext>
    </AdminContext>
  );
}

/** The section of `?tab=`; the first where it names none, or one that is not theirs. */
function useCurrentSection(sections: Sections): SectionId {
  const { given } = useAdminAddress();
  const known = Object.keys(sections) as SectionId[];
  const first = Object.values(GROUPS)
    .flat()
    .find((id) => id in sections);
  return known.find((id) => id === given['tab']) ?? first ?? 'account';
}

/** On a new section, scrolls to the top and focuses its heading. */
function useArrivalAt(section: SectionId): void {
  const before = useRef(section);
  useEffect(() => {
    if (before.current === section) return;
    before.current = section;
    scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(MAIN)?.focus({ preventScroll: true });
  }, [section]);
}
