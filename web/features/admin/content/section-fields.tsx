import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Language } from '#contract/language.ts';
import { MAX_SECTION_LENGTH } from '#contract/site.ts';
import { Input, LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { IconAct } from '../frame/icon-act.tsx';

interface SectionFieldsProps {
  number: number;
  section: { title: string; text: string };
  language: Language;
  onChange: (to: { title?: string; text?: string }) => void;
  onRemove: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

/** One section of a page: title, text, and its position. */
export function SectionFields(props: SectionFieldsProps) {
  const { section, language, onChange } = props;
  const number = String(props.number);
  const t = useTranslations('admin-content');
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-paper p-4">
      <legend className="sr-only">{t('section', { number })}</legend>
      <div className="flex items-center justify-between gap-2">
        <span aria-hidden="true" className="text-sm font-semibold text-ink-soft">
          {t('section', { number })}
        </span>
        <span className="flex gap-1">
          <IconAct label={t('moveUp', { number })} onClick={props.onUp}>
            <ArrowUp aria-hidden="true" className="size-4.5" />
          </IconAct>
          <IconAct label={t('moveDown', { number })} onClick={props.onDown}>
            <ArrowDown aria-hidden="true" className="size-4.5" />
          </IconAct>
          <IconAct label={t('removeSection', { number })} onClick={props.onRemove}>
            <Trash2 aria-hidden="true" className="size-4.5" />
          </IconAct>
        </span>
      </div>
      <Field label={t('sectionTitle')} required>
        <Input
          lang={language}
          value={section.title}
          onChange={({ target }) => onChange({ title: target.value })}
          maxLength={160}
        />
      </Field>
      <Field label={t('sectionText')} hint={t('textHint')} required>
        <LimitedTextarea
          lang={language}
          value={section.text}
          onChange={({ target }) => onChange({ text: target.value })}
          rows={6}
          maxLength={MAX_SECTION_LENGTH}
        />
      </Field>
    </fieldset>
  );
}
