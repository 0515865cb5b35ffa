import { FileUp } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useTranslations } from 'use-intl';
import { IMPORT_TYPE, MAX_IMPORT_BYTES, uploadImport } from '#contract/admin/imports.ts';
import { navigate } from '#web/lib/navigation/location.tsx';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { adminHref } from '../frame/address.ts';
import { useUploadError } from './use-upload-error.ts';

const MEGABYTE = 1024 * 1024;

/** Uploads a CSV, dropped or chosen, and opens it. */
export function UploadBox() {
  const t = useTranslations('admin-import.upload');
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { send, busy, problem } = useUpload();
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !busy) send(file);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={classes(
        'flex flex-col items-center gap-3 rounded-lg border border-dashed px-6 py-10 text-center',
        over ? 'border-pine-700 bg-pine-50' : 'border-line bg-card/60',
      )}
    >
      <p className="font-semibold">{t('title')}</p>
      <p id={hintId} className="max-w-prose text-sm text-ink-soft">
        {t('hint', { most: MAX_IMPORT_BYTES / MEGABYTE })}
      </p>
      <FilePicker
        ref={input}
        label={t('choose')}
        accept={'.csv,.tsv,.txt,text/csv'}
        onPick={([file]) => file && send(file)}
      />
      <Button
        icon={<FileUp aria-hidden="true" className="size-5" />}
        loading={busy}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {t(busy ? 'uploading' : 'choose')}
      </Button>
      {problem && (
        <p role="alert" className="max-w-prose text-sm font-medium text-clay-ink">
          {problem}
        </p>
      )}
    </div>
  );
}

function useUpload() {
  const t = useTranslations('admin-import.upload');
  const wordsOf = useUploadError();
  const [tooLarge, setTooLarge] = useState(false);
  const upload = useCallMutation(uploadImport, {
    onSuccess: ({ id }) => {
      void refresh('/api/admin/imports');
      navigate(adminHref('import', { open: id }));
    },
  });
  const send = (file: File) => {
    const isTooLarge = file.size > MAX_IMPORT_BYTES;
    setTooLarge(isTooLarge);
    upload.reset();
    if (isTooLarge) return;
    // Windows reports a CSV as an Excel file.
    const body = file.slice(0, file.size, IMPORT_TYPE);
    upload.mutate({ query: { name: file.name.slice(0, 255) }, body });
  };
  const refused = upload.error ? wordsOf(upload.error) : undefined;
  const problem = tooLarge ? t('tooLarge', { most: MAX_IMPORT_BYTES / MEGABYTE }) : refused;
  return { send, busy: upload.isPending, problem };
}
