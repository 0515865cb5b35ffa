import { Bookmark } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ProfessionalCard } from '#contract/professionals/professionals.ts';
import {
  forgetProfessional,
  listSavedProfessionals,
  saveProfessional,
} from '#contract/professionals/saved.ts';
import { errorText } from '#web/lib/api/call.ts';
import { refresh, useCallMutation, useCallQuery } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Saves a professional to find them again, or removes them. */
export function SaveButton({ professional: { id, name } }: { professional: ProfessionalCard }) {
  const t = useTranslations('saved');
  const { data } = useCallQuery(listSavedProfessionals);
  const isSaved = data?.some(({ professional }) => professional.id === id) ?? false;
  const after = {
    onSuccess: () => refresh('/api/saved-professionals'),
    onError: (error: unknown) =>
      showToast({
        title: t('failed'),
        description: errorText(error, t('failedHint')),
        tone: 'danger',
      }),
  };
  const save = useCallMutation(saveProfessional, after);
  const forget = useCallMutation(forgetProfessional, after);
  const toggle = () => {
    if (isSaved) forget.mutate({ params: { id } });
    else save.mutate({ params: { id }, body: {} });
  };
  return (
    <IconButton
      label={t('saveOne', { name })}
      aria-pressed={isSaved}
      disabled={!data}
      onClick={toggle}
      className="border border-line bg-card"
    >
      <Bookmark
        aria-hidden="true"
        className={classes('size-5', isSaved && 'fill-current text-pine-700')}
      />
    </IconButton>
  );
}
