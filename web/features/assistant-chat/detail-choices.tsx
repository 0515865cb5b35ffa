import { Camera } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { withDetail } from '#contract/dialogue/details.ts';
import { openQuestion } from '#contract/dialogue/extra-of-trade.ts';
import { Button } from '#web/ui/button.tsx';
import type { Chat } from './use-chat.ts';

interface DetailChoicesProps {
  chat: Chat;
  /** How many photos go with the request so far. */
  photos: number;
  onAddPhotos: () => void;
}

/** What can be tapped at an extra question: its options, or photos, or that it is skipped. */
export function DetailChoices({ chat, photos, onAddPhotos }: DetailChoicesProps) {
  const t = useTranslations('assistant-chat');
  const question = openQuestion(chat.progress);
  if (!question) return null;
  const answer = (shown: string, said: string | null) =>
    chat.pick(shown, withDetail(chat.progress.draft, question, said));
  const added = t('photosAdded', { count: photos });
  return (
    <>
      {question.options.map((option) => (
        <Button key={option} tone="secondary" onClick={() => answer(option, option)}>
          {option}
        </Button>
      ))}
      {question.kind === 'photo' && (
        <Button
          tone="secondary"
          icon={<Camera aria-hidden="true" className="size-4.5" />}
          onClick={onAddPhotos}
        >
          {t('add.photos')}
        </Button>
      )}
      {question.kind === 'photo' && photos > 0 && (
        <Button onClick={() => answer(added, added)}>{t('goOnWithPhotos')}</Button>
      )}
      <Button
        tone="secondary"
        className="text-ink-soft"
        onClick={() => answer(t('skipQuestion'), null)}
      >
        {t('skipQuestion')}
      </Button>
    </>
  );
}
