import { FileText, RotateCw, TriangleAlert, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Uploading, Uploads } from '#web/lib/uploads/uploads.ts';
import { classes } from '#web/ui/classes.ts';

/** The picked files with their progress, errors, and a remove button. */
export function PickedFiles({ uploads }: { uploads: Uploads }) {
  const t = useTranslations('conversation');
  const failed = uploads.files.filter(({ problem }) => problem !== null);
  return (
    <>
      {uploads.files.length > 0 && (
        <ul
          aria-label={t('picked')}
          className="flex max-h-48 flex-wrap gap-2.5 overflow-y-auto pt-2 pe-2 pb-3"
        >
          {uploads.files.map((one) => (
            <Picked
              key={one.key}
              file={one}
              onRemove={() => uploads.remove(one.key)}
              onRetry={() => uploads.retry(one)}
            />
          ))}
        </ul>
      )}
      <div role="status" className="pb-2 text-sm empty:hidden">
        {failed.length > 0 && <Failed files={failed} onRemove={uploads.remove} />}
      </div>
    </>
  );
}

interface FailedProps {
  files: readonly Uploading[];
  onRemove: (key: number) => void;
}

/** The files that failed and why; nothing is sent while there is one. */
function Failed({ files, onRemove }: FailedProps) {
  const t = useTranslations('conversation');
  const format = useFormatter();
  const problems = [...new Set(files.flatMap(({ problem }) => problem ?? []))];
  const namesOf = (those: readonly Uploading[]) => format.list(those.map(({ file }) => file.name));
  return (
    <>
      <ul className="font-medium text-clay-ink">
        {problems.map((problem) => {
          const those = files.filter((one) => one.problem === problem);
          return (
            <li key={problem} className="[overflow-wrap:anywhere]">
              {t(`uploadProblem.${problem}`, { name: namesOf(those), count: those.length })}
            </li>
          );
        })}
      </ul>
      <p className="mt-1 text-ink-soft">
        {t('failedFiles', { count: files.length })}{' '}
        <button
          type="button"
          onClick={() => files.forEach(({ key }) => onRemove(key))}
          className="min-h-6 font-semibold text-ink underline underline-offset-2"
        >
          {t('removeFailed', { count: files.length })}
        </button>
      </p>
    </>
  );
}

interface PickedProps {
  file: Uploading;
  onRemove: () => void;
  onRetry: () => void;
}

function Picked({ file: { file, preview, progress, attachment, problem }, ...on }: PickedProps) {
  const t = useTranslations('conversation');
  const { name } = file;
  const mayRetry = problem === 'connection' || problem === 'often';
  const refused = problem !== null && !mayRetry;
  return (
    <li className="relative size-18 shrink-0 animate-rise" title={name}>
      <div
        className={classes(
          'flex size-full flex-col items-center justify-center gap-1 overflow-hidden rounded-md border bg-card p-1',
          problem ? 'border-clay' : 'border-line',
        )}
      >
        {preview ? (
          <img
            src={preview}
            alt={name}
            className="absolute inset-0 size-full rounded-md object-cover"
          />
        ) : (
          <>
            {refused ? (
              <TriangleAlert aria-hidden="true" className="size-5 text-clay-ink" />
            ) : (
              <FileText aria-hidden="true" className="size-5 text-ink-faint" />
            )}
            <span className="w-full truncate text-center text-xs text-ink">{name}</span>
          </>
        )}
        {preview && refused && (
          <span className="absolute inset-0 flex items-center justify-center rounded-md bg-card/75 text-clay-ink">
            <TriangleAlert aria-hidden="true" className="size-6" />
          </span>
        )}
        {mayRetry && (
          <button
            type="button"
            onClick={on.onRetry}
            aria-label={t('retryUpload', { name })}
            className="absolute inset-0 flex items-center justify-center rounded-md bg-card/75 text-clay-ink"
          >
            <RotateCw aria-hidden="true" className="size-6" />
          </button>
        )}
        {!attachment && !problem && (
          <progress
            value={progress}
            aria-label={t('uploading', { name })}
            className="upload-progress absolute inset-x-1.5 bottom-1.5 h-1.5 w-[calc(100%-0.75rem)] overflow-hidden rounded-full bg-card/80 accent-pine-600"
          />
        )}
      </div>
      <button
        type="button"
        onClick={on.onRemove}
        aria-label={t('removeFile', { name })}
        className="absolute -top-2 -end-2 inline-flex size-6 items-center justify-center rounded-full bg-ink text-white transition-colors after:absolute after:-inset-2 hover:bg-ink-soft"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </li>
  );
}
