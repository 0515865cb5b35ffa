import { useTranslations } from 'use-intl';
import { Checkbox } from '#web/ui/form/controls.tsx';

interface AcceptJobProps {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
}

/** Whether to accept the job together with the profile, and what that means. */
export function AcceptJob({ accepted, onChange }: AcceptJobProps) {
  const t = useTranslations('onboarding.acceptJob');
  return (
    <Checkbox
      name="acceptJob"
      checked={accepted}
      onChange={({ target }) => onChange(target.checked)}
      className="rounded-lg border border-pine-200 bg-pine-50 p-4"
      label={
        <>
          <span className="block text-base font-semibold text-ink">{t('label')}</span>
          {t('hint')}
        </>
      }
    />
  );
}
