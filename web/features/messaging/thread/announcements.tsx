import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Message } from '#contract/requests/messages.ts';

interface AnnouncementsProps {
  /** The newest message of the other side. */
  newest: Message | undefined;
  loaded: boolean;
  /** Who is writing just now. */
  writing: string | null;
}

/** Reads out what the other side does: the messages that arrive, not those that were there. */
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
