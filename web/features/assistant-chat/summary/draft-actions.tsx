import { useTranslations } from 'use-intl';
import type { Draft } from '#contract/dialogue/draft.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { Button } from '#web/ui/button.tsx';
import { inSentence } from '#web/features/assistant-chat/reply-text.ts';

export interface EachDraft {
  /** Called with the position of the draft, and what was chosen in words. */
  onSendOnly: (position: number, shown: string) => void;
  onDrop: (position: number, shown: string) => void;
}

/** Sends one of several drafts alone, or removes it. */
export function DraftActions({
  draft,
  position,
  onSendOnly,
  onDrop,
}: EachDraft & { draft: Draft; position: number }) {
  const t = useTranslations('assistant-chat');
  const nameOf = useProfessionName();
  const profession = draft.profession ? inSentence(nameOf(draft.profession)) : '';
  const sendOnly = t('sendOnly', { profession });
  const drop = t('drop', { profession });
  return (
    <div className="mt-3 flex flex-wrap gap-2 ps-8">
      <Button
        size="sm"
        tone="secondary"
        aria-label={sendOnly}
        onClick={() => onSendOnly(position, sendOnly)}
      >
        {t('sendThis')}
      </Button>
      <Button
        size="sm"
        tone="ghost"
        className="text-ink-soft"
        aria-label={drop}
        onClick={() => onDrop(position, drop)}
      >
        {t('dropThis')}
      </Button>
    </div>
  );
}
