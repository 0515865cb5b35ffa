import { useTranslations } from 'use-intl';
import { listSavedProfessionals } from '#contract/professionals/saved.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Card } from '#web/ui/card.tsx';
import { Scene } from '#web/ui/scene.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { SavedRow } from './saved-row.tsx';

/** The professionals a customer saved, each with a note and a way to ask them again. */
export function SavedProfessionals() {
  const t = useTranslations('saved');
  const { data: saved, isPending, error, refetch } = useCallQuery(listSavedProfessionals);
  if (isPending) return <Skeleton className="h-40 rounded-lg" />;
  if (!saved) return <QueryError title={t('loadFailed')} error={error} refetch={refetch} />;
  if (saved.length === 0) {
    return (
      <Card className="flex flex-col items-center gap-3 py-10 text-center">
        <Scene name="kitchen" className="h-auto w-56 rounded-xl" />
        <p className="font-display text-lg font-semibold">{t('none')}</p>
        <p className="max-w-md text-ink-soft">{t('noneHint')}</p>
      </Card>
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {saved.map((one) => (
        <li key={one.professional.id}>
          <SavedRow saved={one} />
        </li>
      ))}
    </ul>
  );
}
