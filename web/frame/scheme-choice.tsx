import { useTranslations } from 'use-intl';
import { chooseScheme, SCHEMES, useScheme } from '#web/lib/scheme.ts';
import { Segments } from '#web/ui/form/segments.tsx';

/** The switch between light, dark, and what the system says. */
export function SchemeChoice({ onNight = false }: { onNight?: boolean }) {
  const t = useTranslations('common.scheme');
  return (
    <Segments
      label={t('label')}
      options={SCHEMES.map((value) => ({ value, label: t(value) }))}
      value={useScheme()}
      onChange={chooseScheme}
      onNight={onNight}
    />
  );
}
