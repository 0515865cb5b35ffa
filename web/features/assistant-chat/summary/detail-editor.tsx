import { useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { DraftAnswer } from '#contract/dialogue/draft.ts';
import { MAX_EXTRA_ANSWER_LENGTH } from '#contract/requests/extra-questions.ts';
import { LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Frame } from './editor-frame.tsx';

interface DetailEditorProps {
  given: DraftAnswer;
  /** Null takes the answer out. */
  onSave: (answer: string | null) => void;
  onCancel: () => void;
}

/** Edits the answer to an extra question in place; an empty one is taken out. Escape cancels. */
export function DetailEditor({ given, onSave, onCancel }: DetailEditorProps) {
  const t = useTranslations('assistant-chat');
  const [text, setText] = useState(given.answer ?? '');
  const save = () => onSave(text.trim() || null);
  // It closes the editor alone, not the sheet around it.
  const escape = {
    'data-takes-escape': true,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onCancel();
    },
  };
  return (
    <div
      role="group"
      aria-label={t('changeDetail', { question: given.question })}
      {...escape}
      className="animate-appear pt-1.5"
    >
      <Frame onCancel={onCancel} onSave={save} savable>
        <LimitedTextarea
          value={text}
          maxLength={MAX_EXTRA_ANSWER_LENGTH}
          rows={2}
          aria-label={given.question}
          onChange={({ target }) => setText(target.value)}
          autoFocus
        />
      </Frame>
    </div>
  );
}
