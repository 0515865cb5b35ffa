import { ArrowUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import {
  PLACEHOLDERS,
  type Placeholder,
  type QuickReply,
} from '#contract/professionals/quick-replies.ts';
import { Input, LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { fillPlaceholders, type Meanings } from './fill-placeholders.ts';

interface ReplyFieldsProps {
  reply: QuickReply;
  meanings: Meanings;
  /** Whether saving was attempted: then missing fields are shown. */
  asked: boolean;
  onChange: (changed: Partial<QuickReply>) => void;
  onRemove: () => void;
  onUp: (() => void) | undefined;
}

/** One quick reply: its title, its text, and a preview for the current conversation. */
export function ReplyFields(props: ReplyFieldsProps) {
  const { reply, meanings, asked, onChange, onRemove, onUp } = props;
  const t = useTranslations('quick-replies');
  const words = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number>(undefined);
  const put = (name: Placeholder) => {
    const at = caret.current ?? reply.text.length;
    const braced = `{${name}}`;
    flushSync(() =>
      onChange({ text: `${reply.text.slice(0, at)}${braced}${reply.text.slice(at)}` }),
    );
    words.current?.focus();
    words.current?.setSelectionRange(at + braced.length, at + braced.length);
  };
  const reads = fillPlaceholders(reply.text, meanings);
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line p-4">
      <div className="flex items-end gap-1">
        <div className="flex-1">
          <Field label={t('name')} error={asked && !reply.title.trim() && t('nameMissing')}>
            <Input
              value={reply.title}
              maxLength={60}
              placeholder={t('nameExample')}
              onChange={({ target }) => onChange({ title: target.value })}
            />
          </Field>
        </div>
        {onUp && (
          <IconButton label={t('up', { title: reply.title })} onClick={onUp}>
            <ArrowUp aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        <IconButton label={t('remove', { title: reply.title })} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <Field label={t('words')} error={asked && !reply.text.trim() && t('wordsMissing')}>
        <LimitedTextarea
          ref={words}
          rows={3}
          value={reply.text}
          maxLength={1000}
          placeholder={t('wordsExample', { customer: '{customer}', me: '{me}' })}
          onChange={({ target }) => onChange({ text: target.value })}
          onSelect={({ currentTarget }) => (caret.current = currentTarget.selectionStart)}
        />
      </Field>
      <p className="flex flex-wrap items-center gap-1.5 text-sm text-ink-soft">
        {t('insert')}
        {PLACEHOLDERS.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => put(name)}
            className="min-h-8 rounded-full border border-line px-3 font-semibold text-pine-700 hover:border-pine-700"
          >
            {t(`placeholder.${name}`)}
          </button>
        ))}
      </p>
      {reads !== reply.text && (
        <p className="rounded-lg bg-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]">
          <span className="font-semibold">{t('reads')}</span> {reads}
        </p>
      )}
    </li>
  );
}
