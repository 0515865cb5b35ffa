import { Camera, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_COMPLETION_PHOTOS } from '#contract/invoices/completions.ts';
import { acceptedTypes, type Uploading, type Uploads } from '#web/lib/uploads/uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { Spinner } from '#web/ui/loading/spinner.tsx';

interface PhotoFieldProps {
  /** Names the group, e.g. "Photos before". */
  label: string;
  uploads: Uploads;
}

/** Photos of one kind: each is uploaded at once, and can be removed or tried again. */
export function PhotoField({ label, uploads }: PhotoFieldProps) {
  const t = useTranslations('invoices.photos');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-2">
      <p className="text-sm font-semibold">{label}</p>
      {uploads.files.length > 0 && (
        <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-4">
          {uploads.files.map((picked) => (
            <Picked key={picked.key} picked={picked} uploads={uploads} />
          ))}
        </ul>
      )}
      <FilePicker
        ref={picker}
        label={label}
        accept={acceptedTypes(false)}
        multiple
        onPick={uploads.add}
      />
      {!uploads.full && (
        <Button
          tone="ghost"
          size="sm"
          icon={<Camera aria-hidden="true" className="size-4" />}
          onClick={() => picker.current?.click()}
          className="self-start"
        >
          {t('add', { most: MAX_COMPLETION_PHOTOS })}
        </Button>
      )}
    </div>
  );
}

function Picked({ picked, uploads }: { picked: Uploading; uploads: Uploads }) {
  const t = useTranslations('invoices.photos');
  const { key, file, preview, problem, attachment } = picked;
  return (
    <li className="relative flex aspect-square items-center justify-center overflow-hidden rounded-lg bg-sunken p-2 text-center text-xs">
      {preview && !problem && (
        <img src={preview} alt={file.name} className="absolute inset-0 size-full object-cover" />
      )}
      {problem && (
        <button
          type="button"
          onClick={() => uploads.retry(picked)}
          className="font-medium wrap-anywhere text-clay-ink underline"
        >
          {t('failed', { name: file.name })}
        </button>
      )}
      {!attachment && !problem && (
        <Spinner label={t('uploading', { name: file.name })} className="relative" />
      )}
      <button
        type="button"
        aria-label={t('remove', { name: file.name })}
        onClick={() => uploads.remove(key)}
        className="absolute top-1 end-1 flex size-8 items-center justify-center rounded-full bg-card text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}
