import { Ruler } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import { useScheduleName } from '#web/lib/catalogue/catalogue-names.ts';
import { classes } from '#web/ui/classes.ts';
import { PhotoGallery } from '#web/ui/photos/photo-gallery.tsx';
import { sizesIn, type Size } from './sizes.ts';

interface RequestWordsProps {
  lead: Lead;
  /** A size of the request is to be the quantity of the first line. */
  onSize: (size: Size) => void;
}

const LONG = 160;

/** What the customer said already: when, in which words, how much of it, with photos. */
export function RequestWords({ lead: { serviceRequest: request }, onSize }: RequestWordsProps) {
  const t = useTranslations('quotes.request');
  const scheduleName = useScheduleName();
  const [whole, showWhole] = useState(false);
  const { description } = request;
  return (
    <section
      aria-label={t('title')}
      className="flex flex-col gap-2.5 rounded-lg bg-sunken/60 p-4 text-sm"
    >
      <p className="font-semibold">{scheduleName(request)}</p>
      <p
        className={classes(
          '[overflow-wrap:anywhere] whitespace-pre-wrap text-ink-soft',
          !whole && 'line-clamp-3',
        )}
      >
        {description}
      </p>
      {!whole && description.length > LONG && (
        <button
          type="button"
          onClick={() => showWhole(true)}
          className="min-h-9 self-start rounded-md font-semibold text-pine-700 underline underline-offset-2"
        >
          {t('whole')}
        </button>
      )}
      <Sizes sizes={sizesIn(description)} onSize={onSize} />
      <Photos photos={request.photos} />
    </section>
  );
}

function Sizes({ sizes, onSize }: { sizes: readonly Size[]; onSize: (size: Size) => void }) {
  const t = useTranslations('quotes');
  if (sizes.length === 0) return null;
  return (
    <ul aria-label={t('request.sizes')} className="flex flex-wrap gap-2">
      {sizes.map((size) => {
        const said = t(`units.${size.unit}`, { count: size.quantity });
        return (
          <li key={said}>
            <button
              type="button"
              aria-label={t('request.useSize', { size: said })}
              onClick={() => onSize(size)}
              title={t('request.useSize', { size: said })}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-card px-3 font-semibold tabular-nums hover:border-line-strong"
            >
              <Ruler aria-hidden="true" className="size-4 text-pine-600" />
              {said}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Photos({ photos }: { photos: Lead['serviceRequest']['photos'] }) {
  const t = useTranslations('quotes.request');
  const common = useTranslations('common');
  return (
    <PhotoGallery
      photos={photos}
      size="sm"
      label={t('photos')}
      photoLabel={(number) => t('photo', { number, count: photos.length })}
      viewerLabels={{
        close: common('close'),
        previous: t('previousPhoto'),
        next: t('nextPhoto'),
      }}
    />
  );
}
