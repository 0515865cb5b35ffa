import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Message } from '#contract/requests/messages.ts';

interface AnnouncementsProps {
  /** The newest message of the other side. */
  newest: Message | undefined;
  loaded: boolean;
  /** Who is typing. */
  writing: string | null;
}

/** Announces to screen readers what the other side does: new messages, not those already there. */
export function Announcements({ newest, loaded, writing }: AnnouncementsProps) {
  const t = useTranslations('conversation');
  const [known, setKnown] = useState<string | null>(null);
  const id = newest?.id ?? '';
  if (loaded && known === null) setKnown(id);
  const isNew = newest !== undefined && known !== null && id !== known;
  return (
    <>
      <p role="status" className="sr-only">
        {isNew && t('says', { name: newest.sender.name, text: newest.content || t('sentFiles') })}
      </p>
      <p role="status" className="sr-only">
        {writing !== null && t('typing', { name: writing })}
      </p>
    </>
  );
}
