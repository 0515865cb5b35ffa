import { ArrowLeft, CircleDashed } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { ProfileItem } from '#contract/professionals/professionals.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { PART_OF_ITEM, usePartHref, type PartId } from './parts.ts';

interface PartPageProps {
  part: PartId;
  /** What the whole profile lacks. */
  missing: readonly ProfileItem[];
  children: ReactNode;
}

/** One part of the profile: its heading, which has the focus, what it lacks, and its content. */
export function PartPage({ part, missing, children }: PartPageProps) {
  const t = useTranslations('professional-profile');
  const partHref = usePartHref();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(t(`sections.${part}`));
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section id={part} aria-labelledby={`${part}-title`} className="min-w-0 pb-6">
      <Link
        href={partHref()}
        className="mb-1 inline-flex min-h-11 max-sm:-mt-4 items-center gap-1.5 rounded-md pe-3 text-sm font-semibold text-ink-soft hover:text-ink lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('allParts')}
      </Link>
      <h2
        ref={heading}
        id={`${part}-title`}
        tabIndex={-1}
        className="scroll-mt-40 text-2xl focus:outline-none"
      >
        {t(`${part}.title`)}
      </h2>
      <p className="mt-1.5 max-w-prose text-ink-soft">{t(`${part}.hint`)}</p>
      <Missing items={missing.filter((item) => PART_OF_ITEM[item] === part)} />
      <div className="mt-6 flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  );
}

function Missing({ items }: { items: readonly ProfileItem[] }) {
  const t = useTranslations('professional-profile.completeness.items');
  return (
    <ul className="mt-4 flex flex-col gap-2 rounded-lg bg-pine-50 px-4 py-3 text-sm empty:hidden">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2.5">
          <CircleDashed aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pine-700" />
          <span>
            <span className="font-semibold">{t(`${item}.add`)}</span>{' '}
            <span className="text-ink-soft">{t(`${item}.brings`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
