import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import { PhotoGallery } from '#web/ui/photos/photo-gallery.tsx';

/** The photos of the request; a press enlarges one. */
export function LeadPhotos({ photos }: { photos: Lead['serviceRequest']['photos'] }) {
  const t = useTranslations('leads');
  const common = useTranslations('common');
  return (
    <PhotoGallery
      photos={photos}
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
