import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { BRAND } from '#web/lib/brand.ts';
import { lazyPart } from '#web/ui/loading/lazy-part.tsx';
import { TrustedPlaceholders } from './trusted-placeholders.tsx';

const TrustedPeople = lazyPart(
  async () => (await import('./trusted-people.tsx')).TrustedPeople,
  TrustedPlaceholders,
);

const NEAR = '400px';

/** The three best-rated professionals, live; fetched when the reader scrolls near. */
export function TrustedProfessionals() {
  const t = useTranslations('landing.trusted');
  const section = useRef<HTMLElement>(null);
  const near = useNear(section);
  return (
    <section ref={section} aria-labelledby="trusted-title" className="bg-sunken py-16 lg:py-24">
      <div className="container-page">
        <h2 id="trusted-title" className="text-3xl">
          {t('title')}
        </h2>
        <p className="mt-3 mb-10 max-w-2xl text-lg text-ink-soft">{t('lead', { brand: BRAND })}</p>
        {near ? <TrustedPeople /> : <TrustedPlaceholders />}
      </div>
    </section>
  );
}

function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setNear((was) => was || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: NEAR },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
