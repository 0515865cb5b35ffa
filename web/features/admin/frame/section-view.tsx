import { ArrowLeft } from 'lucide-react';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { LoadingState } from '#web/ui/loading/loading-state.tsx';
import { adminHref, useAdminAddress } from './address.ts';
import type { SectionId } from './groups.ts';
import { useSections } from './sections-context.ts';

/** A section, or the detail of `?open=` instead; the section stays mounted below. */
export function SectionView({ section }: { section: SectionId }) {
  const common = useTranslations('common');
  const { given } = useAdminAddress();
  const { Content, Detail } = useSections()[section] ?? {};
  const open = Detail && given['open'];
  useListLeftAsItWas(Boolean(open));
  return (
    <Suspense key={section} fallback={<LoadingState label={common('loading')} />}>
      {Detail && open && (
        <>
          <WayBack section={section} />
          <Detail key={open} id={open} />
        </>
      )}
      <div hidden={Boolean(open)}>{Content && <Content />}</div>
    </Suspense>
  );
}

function WayBack({ section }: { section: SectionId }) {
  const t = useTranslations('admin-panel');
  const { given } = useAdminAddress();
  return (
    <Link
      href={adminHref(section, { ...given, tab: section, open: undefined })}
      className="-ms-2 mb-3 inline-flex min-h-10 items-center gap-2 rounded-md px-2 text-sm font-semibold text-ink-soft hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      {t(`sections.${section}`)}
    </Link>
  );
}

/** A detail begins at its top; going back restores the scroll position. */
function useListLeftAsItWas(open: boolean): void {
  const left = useRef(0);
  useLayoutEffect(() => {
    if (!open) return undefined;
    left.current = scrollY;
    scrollTo({ top: 0, behavior: 'instant' });
    return () => scrollTo({ top: left.current, behavior: 'instant' });
  }, [open]);
}
