import { useTranslations } from 'use-intl';
import type { WatchedRequest } from '#contract/requests/requests.ts';
import { classes } from '#web/ui/classes.ts';
import { PlaceCard } from './place-card.tsx';
import { placesOf } from './places.ts';

/** The leads place by place, live; after an acceptance, those still pending. */
export function ThreePlaces({ request }: { request: WatchedRequest }) {
  const t = useTranslations('request.places');
  const choosing = request.status === 'accepted';
  const places = placesOf(request).filter(({ lead }) => !choosing || lead?.status === 'pending');
  const isOver = request.status === 'pending' && request.allowedActions.includes('askOthers');
  if (places.length === 0 || isOver) return null;
  // All are alike: one place represents them.
  const nobody = places.every(({ lead, before }) => lead === null && before.length === 0);
  const shown = nobody ? places.slice(0, 1) : places;
  return (
    <section aria-labelledby="places" className="flex flex-col gap-4">
      <div>
        <h2 id="places" className="text-lg">
          {t(choosing ? 'titleOpen' : 'title')}
        </h2>
        {!choosing && !request.direct && <p className="max-w-prose text-ink-soft">{t('hint')}</p>}
      </div>
      <ol
        className={classes(
          'grid gap-4',
          shown.length > 2
            ? 'md:max-lg:grid-cols-3'
            : shown.length === 2 && 'md:max-lg:grid-cols-2',
        )}
      >
        {shown.map((place, index) => (
          <li key={place.id} className="flex">
            <PlaceCard place={place} number={index + 1} timeline={request.timeline} />
          </li>
        ))}
      </ol>
    </section>
  );
}
