import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { classes } from '#web/ui/classes.ts';
import type { Photo, ViewerLabels } from './photo.ts';
import { useHostOfToasts } from '#web/ui/toasts/toast-hosts.ts';

export interface PhotoViewerProps {
  photos: readonly Photo[];
  index: number;
  photoLabel: (number: number) => string;
  labels: ViewerLabels;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** One picture in full screen; the arrow keys go to the others, Escape closes. */
export function PhotoViewerDialog({ photos, index, photoLabel, labels, ...on }: PhotoViewerProps) {
  const [opener] = useState(() => document.activeElement);
  const host = useHostOfToasts(on.onClose);
  const photo = photos[index];
  const go = (step: number) => on.onShow((index + step + photos.length) % photos.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const forward = document.dir === 'rtl' ? -1 : 1;
    if (key === 'ArrowLeft') go(-forward);
    if (key === 'ArrowRight') go(forward);
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && on.onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-night/95" />
        <Radix.Content
          ref={host}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
          className="fixed inset-0 z-50 flex animate-appear flex-col gap-3 p-3 text-white focus:outline-none sm:p-6"
        >
          <div className="flex items-center justify-between">
            <Radix.Title className="ps-2 font-sans text-sm font-semibold tracking-normal tabular-nums">
              {photoLabel(index + 1)}
            </Radix.Title>
            <Radix.Close asChild>
              <ViewerButton aria-label={labels.close}>
                <X aria-hidden="true" className="size-6" />
              </ViewerButton>
            </Radix.Close>
          </div>
          <img
            key={photo?.id}
            src={photo?.url}
            alt=""
            className="m-auto min-h-0 max-w-full flex-1 animate-appear object-contain"
          />
          {photos.length > 1 && (
            <div className="flex justify-center gap-4">
              <ViewerButton aria-label={labels.previous} onClick={() => go(-1)}>
                <ChevronLeft aria-hidden="true" className="size-6" />
              </ViewerButton>
              <ViewerButton aria-label={labels.next} onClick={() => go(1)}>
                <ChevronRight aria-hidden="true" className="size-6" />
              </ViewerButton>
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function ViewerButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(
        'inline-flex size-12 items-center justify-center rounded-full bg-white/10 transition-colors hover:bg-white/20 focus-visible:outline-white',
        className,
      )}
    />
  );
}
