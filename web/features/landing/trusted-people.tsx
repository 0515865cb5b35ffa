import { useTranslations } from 'use-intl';
import type { Profession } from '#contract/professionals/professions.ts';
import type { ProfessionalCard } from '#contract/professionals/professionals.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { TradeIcon } from '#web/lib/catalogue/trade-icon.tsx';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { PLACES, TRUSTED_CARD, TrustedPlaceholders } from './trusted-placeholders.tsx';
import { useTrusted } from './use-trusted.ts';

/** The three best-rated professionals, or an empty state. */
export function TrustedPeople() {
  const t = useTranslations('landing.trusted');
  const common = useTranslations('common');
  const { people, retry } = useTrusted();
  if (!people) return <TrustedPlaceholders />;
  if (people === 'failed')
    return <ErrorState title={t('failed')} retryLabel={common('tryAgain')} onRetry={retry} />;
  if (people.length === 0) return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  return (
    <>
      <ul className="grid gap-5 md:grid-cols-3">
        {people.slice(0, PLACES).map((person) => (
          <li key={person.id}>
            <Person person={person} />
          </li>
        ))}
      </ul>
      <Directory />
    </>
  );
}

const SOME_TRADES: readonly Profession[] = [
  'plumber',
  'electrician',
  'painter',
  'gardener',
  'tutor',
  'dog-walker',
];

function Directory() {
  const t = useTranslations('landing.trusted');
  const { language } = useLanguage();
  return (
    <a
      href={`/${language}/professionals`}
      className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-card p-4 font-semibold transition-colors hover:border-pine-500 sm:px-6"
    >
      <span className="flex gap-1.5">
        {SOME_TRADES.map((profession) => (
          <TradeIcon key={profession} profession={profession} />
        ))}
      </span>
      <span className="flex flex-1 items-center justify-between gap-5">
        {t('browse')}
        <Icon name="arrow-right" />
      </span>
    </a>
  );
}

function Person({ person }: { person: ProfessionalCard }) {
  const t = useTranslations('common');
  const format = useFormatting();
  const nameOf = useProfessionName();
  const rating = format.rating(person.rating);
  return (
    <Card className={TRUSTED_CARD}>
      <div className="flex items-center gap-4">
        <Avatar name={person.name} src={person.avatar} of={person.id} size="lg" />
        <div className="min-w-0">
          <h3 className="line-clamp-2 text-lg">{person.name}</h3>
          <p className="truncate text-sm text-ink-soft">{nameOf(person.profession)}</p>
        </div>
      </div>
      <p className="mt-4 flex items-center gap-2 text-sm">
        <Stars value={person.rating} label={t('rating', { rating })} />
        <span aria-hidden="true" className="font-semibold">
          {rating}
        </span>
        <span className="text-ink-faint">{t('reviews', { count: person.reviewCount })}</span>
      </p>
      <p dir="auto" className="mt-3 line-clamp-3 text-ink-soft">
        {person.description}
      </p>
      <p className="mt-auto flex items-center gap-2 pt-3 text-sm text-ink-faint">
        <Icon name="pin" className="size-4" />
        <span dir="auto" className="truncate">
          {person.location}
        </span>
      </p>
    </Card>
  );
}
