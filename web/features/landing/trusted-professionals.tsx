import { MapPin } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ProfessionalCard } from '#contract/professionals.ts';
import { BRAND } from '#web/lib/brand.ts';
import { useFormatting } from '#web/lib/formatting.ts';
import { useLanguage } from '#web/lib/i18n.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx';
import { useTrusted } from './use-trusted.ts';

const SHOWN = 3;
// Cards and their placeholders have one height, so that nothing moves when the people arrive.
const CARD = 'flex h-72 flex-col';

/** The three best-rated professionals, live. */
export function TrustedProfessionals() {
  const t = useTranslations('landing.trusted');
  return (
    <section aria-labelledby="trusted-title" className="bg-sunken py-16 lg:py-24">
      <div className="container-page">
        <h2 id="trusted-title" className="text-3xl">
          {t('title')}
        </h2>
        <p className="mt-3 mb-10 max-w-2xl text-lg text-ink-soft">{t('lead', { brand: BRAND })}</p>
        <People />
      </div>
    </section>
  );
}

function People() {
  const t = useTranslations('landing.trusted');
  const common = useTranslations('common');
  const { language } = useLanguage();
  const { trusted, retry } = useTrusted();
  if (trusted === 'failed')
    return <ErrorState title={t('failed')} retryLabel={common('tryAgain')} onRetry={retry} />;
  if (trusted?.professionals.length === 0)
    return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  return (
    <ul aria-busy={!trusted} className="grid gap-5 md:grid-cols-3">
      {trusted
        ? trusted.professionals.slice(0, SHOWN).map((person) => (
            <li key={person.id}>
              <Person person={person} profession={trusted.names[language][person.profession].one} />
            </li>
          ))
        : [1, 2, 3].map((place) => (
            <li key={place}>
              <Placeholder />
            </li>
          ))}
    </ul>
  );
}

function Person({ person, profession }: { person: ProfessionalCard; profession: string }) {
  const t = useTranslations('common');
  const format = useFormatting();
  return (
    <Card className={CARD}>
      <div className="flex items-center gap-4">
        <Avatar name={person.name} src={person.avatar} size="lg" />
        <div className="min-w-0">
          <h3 className="truncate text-xl">{person.name}</h3>
          <p className="truncate text-sm text-ink-soft">{profession}</p>
        </div>
      </div>
      <p className="mt-4 flex items-center gap-2 text-sm">
        <Stars
          value={person.rating}
          label={t('rating', { rating: format.rating(person.rating) })}
        />
        <span aria-hidden="true" className="font-semibold">
          {format.rating(person.rating)}
        </span>
        <span className="text-ink-faint">{t('reviews', { count: person.reviewCount })}</span>
      </p>
      <p className="mt-3 line-clamp-3 text-ink-soft">{person.description}</p>
      <p className="mt-auto flex items-center gap-2 pt-3 text-sm text-ink-faint">
        <MapPin aria-hidden="true" className="size-4 shrink-0" />
        <span className="truncate">{person.location}</span>
      </p>
    </Card>
  );
}

function Placeholder() {
  return (
    <Card className={CARD}>
      <div className="flex items-center gap-4">
        <Skeleton className="size-16 rounded-full" />
        <div className="flex-1">
          <Skeleton className="mb-2 h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      </div>
      <Skeleton className="mt-5 h-4 w-2/3" />
      <Skeleton className="mt-5 h-4 w-full" />
      <Skeleton className="mt-2.5 h-4 w-full" />
      <Skeleton className="mt-2.5 h-4 w-3/5" />
      <Skeleton className="mt-auto h-4 w-1/3" />
    </Card>
  );
}
