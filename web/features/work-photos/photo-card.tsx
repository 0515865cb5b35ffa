import { ArrowLeft, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PublicPhoto } from '#contract/professionals/work-photos.ts';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface PhotoCardProps {
  photo: Pick<PublicPhoto, 'caption' | 'previewUrl'>;
  /** From 1. */
  place: number;
  onCaption: (caption: string) => void;
  onRemove: () => void;
  onForward: (() => void) | undefined;
}

/** One photo of work with its caption, which is saved on blur. */
export function PhotoCard({ photo, place, onCaption, onRemove, onForward }: PhotoCardProps) {
  const t = useTranslations('work-photos');
  const [caption, setCaption] = useState(photo.caption ?? '');
  return (
    <li className="flex flex-col gap-2">
      <div className="group relative overflow-hidden rounded-lg bg-sunken">
        <img
          src={photo.previewUrl}
          alt={photo.caption ?? t('photo', { place: String(place) })}
          className="aspect-square w-full object-cover"
        />
        <div className="absolute top-1.5 end-1.5 flex gap-1">
          {onForward && (
            <IconButton
              label={t('forward', { place: String(place) })}
              onClick={onForward}
              className="bg-card/90 hover:bg-card"
            >
              <ArrowLeft aria-hidden="true" className="size-5" />
            </IconButton>
          )}
          <IconButton
            label={t('remove', { place: String(place) })}
            onClick={onRemove}
            className="bg-card/90 hover:bg-card"
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
      <Field label={t('caption', { place: String(place) })} labelHidden>
        <Input
          value={caption}
          maxLength={200}
          placeholder={t('captionExample')}
          onChange={({ target }) => setCaption(target.value)}
          onBlur={() => caption.trim() !== (photo.caption ?? '') && onCaption(caption)}
        />
      </Field>
    </li>
  );
}
