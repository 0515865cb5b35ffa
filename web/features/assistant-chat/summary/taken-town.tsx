import { useTranslations } from 'use-intl';
import type { UnsaidTown } from '#contract/dialogue/draft.ts';

/** Says that the town was taken for the person, where it was. */
export function TakenTown({ town }: { town: UnsaidTown | null }) {
  const t = useTranslations('assistant-chat');
  if (!town?.taken) return null;
  return <p className="me-12 text-sm text-ink-soft">{t('tookTown', { location: town.taken })}</p>;
}
