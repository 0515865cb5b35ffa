import { useTranslations } from 'use-intl';
import { CallError } from '#contract/client.ts';
import { IMPORT_STOPS } from '#contract/admin/imports.ts';
import { errorText } from '#web/lib/api/call.ts';

/** Why a list was refused, and the fix: by its detail where the server sends one. */
export function useUploadError(): (error: unknown) => string {
  const t = useTranslations('admin-import');
  return (error) => {
    const problem = error instanceof CallError ? error.body?.details?.[0]?.problem : undefined;
    const stop = IMPORT_STOPS.find((one) => one === problem);
    return stop ? t(`stops.${stop}`) : errorText(error, t('upload.failed'));
  };
}
