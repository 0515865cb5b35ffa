import { useTranslations } from 'use-intl';
import type { OwnRequest } from '#contract/requests/requests.ts';
import { PhotoGallery } from '#web/ui/photos/photo-gallery.tsx';

interface RequestPhotosProps {
  photos: OwnRequest['photos'];
  size?: 'sm' | 'md';
}

/** The photos of the description. */
export function RequestPhotos({ photos, size = 'md' }: RequestPhotosProps) {
  const t = useTranslations('request');
  const common = useTranslations('common');
  return (
    <PhotoGallery
      photos={photos}
      size={size}
      label={t('photos')}
      photoLabel={(number) => t('photo', { number: String(number), count: String(photos.length) })}
      viewerLabels={{
        close: common('close'),
        previous: t('previousPhoto'),
        next: t('nextPhoto'),
      }}
    />
  );
}
