import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import type { Language } from '#contract/language.ts';
import { directionOf } from '#contract/written-language.ts';
import { agreeToSubscriptionTerms } from '#contract/billing/subscriptions.ts';
import type { Catalogue } from '#web/locales/catalogue.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { call } from '#web/lib/api/call.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { localeOf } from '#web/lib/i18n/language.ts';

/** Must change with every change of the terms. */
const VERSION = '2026-11-25';
/** The same with what it says where taxes are charged. */
const VERSION_WITH_TAXES = `${VERSION} taxes`;

const SECTIONS = [
  'plan',
  'trial',
  'renewal',
  'cancel',
  'change',
  'failed',
  'news',
  'card',
] as const;

export type SubscriptionTermsState = ReturnType<typeof useSubscriptionTerms>;

/**
 * The version of the terms shown: in the reader's language, or in French, which Quebec requires
 * first. `agree` records consent to this version on the server.
 */
export function useSubscriptionTerms(frenchFirst: boolean, isTaxed: boolean) {
  const { language } = useLanguage();
  const [inOwn, setInOwn] = useState(false);
  const shown: Language = frenchFirst && !inOwn ? 'fr' : language;
  const version = isTaxed ? VERSION_WITH_TAXES : VERSION;
  return {
    shown,
    isTaxed,
    frenchFirst,
    /** Whether another version can be shown. */
    another: frenchFirst && language !== 'fr',
    turn: () => setInOwn(!inOwn),
    agree: () => call(agreeToSubscriptionTerms, { body: { language: shown, version } }),
  };
}

interface SubscriptionTermsProps {
  terms: SubscriptionTermsState;
  /** The label of the consent button. */
  button: string;
  trialDays: number;
}

/** The terms of the paid plans, collapsed; expanded where French ones come first. */
export function SubscriptionTerms({ terms, ...rest }: SubscriptionTermsProps) {
  const { language } = useLanguage();
  const t = useTranslations('subscription-terms');
  const { shown, another, turn } = terms;
  const own = shown === language;
  return (
    <div className="text-sm text-ink-soft">
      <div lang={shown} dir={directionOf(shown)}>
        {own ? (
          <Terms {...rest} isTaxed={terms.isTaxed} open={terms.frenchFirst} />
        ) : (
          <Suspense fallback={<Skeleton className="h-64 rounded-lg" />}>
            <FrenchTerms {...rest} isTaxed={terms.isTaxed} open />
          </Suspense>
        )}
      </div>
      {another && (
        <div className="mt-2">
          <button
            type="button"
            onClick={turn}
            lang={own ? 'fr' : language}
            className="min-h-9 rounded-md font-semibold text-pine-700 underline underline-offset-2"
          >
            {own ? t('readInFrench') : t('readInOwn')}
          </button>
          {own && <p>{t('chosen')}</p>}
        </div>
      )}
    </div>
  );
}

interface TermsProps extends Omit<SubscriptionTermsProps, 'terms'> {
  isTaxed: boolean;
  open: boolean;
}

function Terms({ button, trialDays, isTaxed, open }: TermsProps) {
  const t = useTranslations('subscription-terms');
  return (
    <>
      <p>{t('agree', { button })}</p>
      <details open={open} className="group mt-2 rounded-lg border border-line bg-paper">
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-lg px-4 py-2 font-semibold text-ink [&::-webkit-details-marker]:hidden">
          {t('title')}
          <ChevronDown
            aria-hidden="true"
            className="size-4.5 shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
        <div
          role="region"
          aria-label={t('title')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-72 overflow-y-auto rounded-b-lg border-t border-line px-4 py-4"
        >
          <dl className="flex flex-col gap-3">
            {SECTIONS.map((key) => (
              <div key={key}>
                <dt className="font-semibold text-ink">{t(`${key}.title`)}</dt>
                <dd className="mt-0.5">
                  {t(`${key}.text`, { days: `${trialDays}` })}
                  {key === 'renewal' && isTaxed && ` ${t('taxes')}`}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </details>
    </>
  );
}

const FrenchTerms = lazy(async () => {
  const { texts } = await import('../../../locales/fr/billing/subscription-terms.ts');
  const messages = { 'subscription-terms': texts as Catalogue['subscription-terms'] };
  return {
    default: (props: TermsProps) => (
      <IntlProvider locale={localeOf('fr')} messages={messages} timeZone="UTC">
        <Terms {...props} />
      </IntlProvider>
    ),
  };
});
