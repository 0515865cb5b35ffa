import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { judgeColour, shadesOf, THEME_SHADES } from '#contract/brand-colours.ts';
import { brandTokens } from '#contract/look/brand-tokens.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { isHex, type Choice } from './choice.ts';

/**
 * A preview of pages: a head, a button, a link, a badge and a foot, in the shades of the colour.
 */
export function BrandPreview({ choice, defaultName }: { choice: Choice; defaultName: string }) {
  const t = useTranslations('admin-brand.preview');
  const box = useRef<HTMLDivElement>(null);
  const { colour } = choice;
  useEffect(() => {
    // For one without enough contrast, the nearest that has.
    const shades = isHex(colour) ? shadesOf(judgeColour(colour).nearest) : THEME_SHADES;
    for (const [name, [day, night]] of Object.entries(brandTokens(shades)))
      box.current?.style.setProperty(`--color-${name}`, `light-dark(${day}, ${night})`);
  }, [colour]);
  return (
    <section aria-label={t('title')} className="min-w-0 xl:sticky xl:top-8">
      <h2 className="mb-3 text-sm font-semibold text-ink-soft">{t('title')}</h2>
      <div ref={box} className="overflow-hidden rounded-lg border border-line bg-paper">
        <div className="flex min-h-16 items-center justify-between gap-4 border-b border-line px-5">
          <Nameplate choice={choice} defaultName={defaultName} />
          <span className="text-sm font-semibold text-pine-700">{t('link')}</span>
        </div>
        <div className="flex flex-col items-start gap-4 p-5">
          <p className="font-display text-2xl font-semibold">{t('heading')}</p>
          <p className="text-ink-soft">
            {t('text')} <span className="text-pine-600 underline">{t('link')}</span>
          </p>
          <span className="flex flex-wrap items-center gap-2">
            <span className={buttonLook('primary')}>{t('button')}</span>
            <Badge tone="pine">{t('badge')}</Badge>
          </span>
          <span className="w-full rounded-lg bg-pine-50 p-4 text-sm text-pine-700">
            {t('note')}
          </span>
        </div>
        <div className="bg-night px-5 py-6 text-sm text-mist">
          <span className="font-display text-lg font-bold text-white">
            {choice.name.trim() || defaultName}
          </span>
          <span className="mt-1 block">{t('foot')}</span>
        </div>
      </div>
    </section>
  );
}

function Nameplate({ choice, defaultName }: { choice: Choice; defaultName: string }) {
  const { logo, logoHasName } = choice;
  const name = choice.name.trim() || defaultName;
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5 py-3">
      {logo ? (
        <img
          src={logo.url}
          alt={logoHasName ? name : ''}
          width={logo.width}
          height={logo.height}
          className="h-9 w-auto max-w-44 object-contain"
        />
      ) : (
        <span aria-hidden="true" className="size-8 shrink-0 rounded-full bg-evening" />
      )}
      {!(logo && logoHasName) && (
        <span className="truncate font-display text-lg font-bold tracking-tight">{name}</span>
      )}
    </span>
  );
}
