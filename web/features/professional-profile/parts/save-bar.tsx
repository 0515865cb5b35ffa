import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';

interface SaveBarProps {
  /** The id of the form that it saves. */
  form: string;
  dirty: boolean;
  saving: boolean;
  onDiscard: () => void;
}

/** Sticky below the form: whether there are changes, save and discard. */
export function SaveBar({ form, dirty, saving, onDiscard }: SaveBarProps) {
  const t = useTranslations('professional-profile');
  return (
    <div className="sticky bottom-(--bar) z-20 -mx-5 flex items-center justify-end gap-2 border-t border-line bg-paper/95 px-5 py-3 backdrop-blur-md sm:mx-0 sm:px-0">
      <p role="status" className="me-auto min-w-0 text-sm text-ink-soft">
        {t(dirty ? 'unsaved' : 'allSaved')}
      </p>
      {dirty && (
        <Button tone="ghost" disabled={saving} onClick={onDiscard}>
          {t('discard')}
        </Button>
      )}
      <Button type="submit" form={form} loading={saving} disabled={!dirty}>
        {t('save')}
      </Button>
    </div>
  );
}
