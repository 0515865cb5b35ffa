import type { Language } from '#contract/language.ts';
import type { Notice } from '#contract/notifications.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { NoticeRow } from './queries-notices.ts';
import { renderLetter } from './render-letter.ts';

/** A notice in the language of its reader: subject and preview of its letter. */
export function presentNotice(
  notice: NoticeRow,
  language: Language,
  config: Pick<Config, 'brandName' | 'publicUrl' | 'distanceUnit'>,
): Notice {
  const { subject, preview } = renderLetter(notice, language, config);
  return {
    id: notice.id,
    kind: notice.kind,
    title: subject,
    text: preview,
    href: notice.facts.href,
    createdAt: notice.created_at.toISOString(),
    read: notice.read_at !== null,
  };
}
