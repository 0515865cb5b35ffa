import { useTranslations } from 'use-intl';
import type { Consequences, DELETION_KINDS } from '#contract/admin/deletions.ts';

type DeletionKind = (typeof DELETION_KINDS)[number];

/** The preview of a deletion, in sentences; consequences that do not apply are left out. */
export function useConsequences(kind: DeletionKind): (foreseen: Consequences) => string[] {
  const t = useTranslations('admin-lists.deletion');
  const ofRequest = kind === 'request';
  return (foreseen) => {
    const lines = [
      !ofRequest && count(foreseen.openRequests, (count) => t('openRequests', { count })),
      count(foreseen.openLeads, (count) =>
        t(ofRequest ? 'openLeadsOfRequest' : 'openLeads', { count }),
      ),
      foreseen.hasPlan && t('hasPlan'),
      count(foreseen.sessions, (count) => t('sessions', { count })),
      count(foreseen.conversations, (count) =>
        t(ofRequest ? 'conversationsOfRequest' : 'conversations', { count }),
      ),
      count(foreseen.reviewsKept, (count) => t('reviewsKept', { count })),
    ].filter((line) => line !== false);
    return lines.length > 0 ? lines : [t('nothing')];
  };
}

function count(number: number, say: (count: number) => string): string | false {
  return number > 0 && say(number);
}
