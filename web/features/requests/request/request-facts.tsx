import { Info, MapPin } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OwnRequest } from '#contract/requests/requests.ts';
import { ExtraAnswers } from '#web/lib/extra-answers.tsx';
import { RequestPhotos } from '#web/features/requests/request-photos.tsx';

/** Description, place and photos. */
export function RequestFacts({ request }: { request: OwnRequest }) {
  const t = useTranslations('customer-home');
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose [overflow-wrap:anywhere] whitespace-pre-wrap">
        {request.description}
      </p>
      <ExtraAnswers answers={request.extraAnswers} />
      <p className="flex items-start gap-2 text-sm text-ink-soft">
        <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pine-600" />
        <bdi>{request.location}</bdi>
      </p>
      {!request.placeFound && (
        <p className="flex items-start gap-2 text-sm text-ink-soft">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          {t('placeGuessed')}
        </p>
      )}
      <RequestPhotos photos={request.photos} />
    </div>
  );
}
