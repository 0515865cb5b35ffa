import { BadgeCheck, CalendarX, MapPinned, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';

const BENEFITS = [
  ['fitting', MapPinned],
  ['fair', BadgeCheck],
  ['back', Undo2],
  ['free', CalendarX],
] as const;

/** What every plan includes. */
export function Benefits() {
  const t = useTranslations('plans.benefits');
  return (
    <section aria-labelledby="benefits-title" className="border-y border-line bg-card">
      <div className="container-page py-14 lg:py-20">
        <h2 id="benefits-title" className="text-2xl">
          {t('title')}
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
          {BENEFITS.map(([key, Icon]) => (
            <li key={key}>
              <span className="inline-flex size-11 items-center justify-center rounded-lg bg-pine-100 text-pine-700">
                <Icon aria-hidden="true" className="size-5.5" />
              </span>
              <h3 className="mt-4 text-base">{t(`${key}.title`)}</h3>
              <p className="mt-1.5 text-ink-soft">{t(`${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
