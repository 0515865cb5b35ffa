import { useTranslations } from 'use-intl';
import type { Uploading } from '#web/lib/uploads/uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/loading/spinner.tsx';

interface PickedPhotoProps {
  picked: Uploading;
  onRemove: () => void;
  onRetry: () => void;
}

/** A photo being uploaded, or its error. */
export function PickedPhoto({ picked, onRemove, onRetry }: PickedPhotoProps) {
  const t = useTranslations('work-photos');
  const { file, preview, problem } = picked;
  const mayRetry = problem === 'connection' || problem === 'often';
  return (
    <li className="relative flex aspect-square flex-col items-center justify-center gap-2 overflow-hidden rounded-lg bg-sunken p-3 text-center text-sm">
      {preview && !problem && (
        <img src={preview} alt="" className="absolute inset-0 size-full object-cover opacity-50" />
      )}
      {problem ? (
        <>
          <p role="alert" className="font-medium text-clay-ink [overflow-wrap:anywhere]">
            {t(`problem.${problem}`, { name: file.name })}
          </p>
          <Button size="sm" tone="secondary" onClick={mayRetry ? onRetry : onRemove}>
            {t(mayRetry ? 'again' : 'leaveOut')}
          </Button>
        </>
      ) : (
        <Spinner label={t('uploading', { name: file.name })} className="relative" />
      )}
    </li>
  );
}
