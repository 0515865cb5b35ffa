import { Phone, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Danger } from '#contract/dialogue/steps.ts';

interface DangerBannerProps {
  danger: Danger;
  onDismiss: () => void;
}

/** First of all: what to do in a danger, and the emergency number. */
export function DangerBanner({ danger: { kind, number }, onDismiss }: DangerBannerProps) {
  const t = useTranslations('assistant-chat');
  return (
    <div
      role="alert"
      className="max-h-[60dvh] shrink-0 overflow-y-auto bg-clay-solid text-white [@media(max-height:40rem)]:max-h-[45dvh]"
    >
      <div className="mx-auto flex w-full max-w-2xl animate-appear flex-col gap-x-8 gap-y-2 px-4 pt-4 sm:px-6 sm:pt-5 lg:max-w-none lg:flex-row lg:items-center lg:gap-0 lg:px-0">
        <div className="flex flex-1 gap-3.5 lg:mx-auto lg:max-w-2xl lg:px-6 lg:pb-5">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
          <div>
            <p className="font-display text-lg leading-snug font-semibold">
              {t(`danger.${kind}.title`)}
            </p>
            <p className="mt-1 text-sm">{t(`danger.${kind}.steps`)}</p>
            <p className="mt-1.5 hidden text-sm text-white sm:block">{t('danger.after')}</p>
          </div>
        </div>
        <div className="sticky bottom-0 flex flex-wrap items-center gap-x-2.5 gap-y-1 bg-clay-solid pt-2 pb-3 sm:pb-5 lg:w-[23rem] lg:gap-y-2.5 lg:flex-col lg:px-7 lg:pt-0 xl:w-[25rem] lg:items-stretch">
          <a
            href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}
            className="inline-flex min-h-13 grow items-center justify-center gap-2.5 rounded-lg bg-white px-6 text-lg font-semibold whitespace-nowrap text-clay-solid hover:bg-clay-wash focus-visible:outline-white lg:flex-none"
          >
            <Phone aria-hidden="true" className="size-5" />
            {t('danger.call', { number })}
          </a>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              currentTarget.closest('main')?.querySelector('h1')?.focus();
              onDismiss();
            }}
            className="inline-flex min-h-11 grow items-center justify-center rounded-md px-3.5 text-sm font-semibold whitespace-nowrap text-white underline-offset-4 hover:underline focus-visible:outline-white"
          >
            {t('danger.dismiss')}
          </button>
        </div>
      </div>
    </div>
  );
}
