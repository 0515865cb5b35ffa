import { useTranslations } from 'use-intl';
import { NOTICE_KINDS } from '#contract/notifications.ts';

const LETTERS = [
  'signInCode',
  'invitation',
  'digest',
  'contactWritten',
  'teamInvitation',
  'memberInvitation',
  'teamChange',
  'replyUnclear',
  'replyUnused',
  ...NOTICE_KINDS,
] as const;

/** The name of a kind of message; its code without one. */
export function useKindName(): (kind: string) => string {
  const t = useTranslations('admin-deliveries.kinds');
  return (kind) => {
    const known = LETTERS.find((letter) => letter === kind);
    return known === undefined ? kind : t(known);
  };
}
