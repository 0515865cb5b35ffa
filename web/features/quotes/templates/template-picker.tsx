import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listQuoteTemplates, type QuoteTemplate } from '#contract/quotes/templates.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TemplateRow } from './template-row.tsx';

/** The templates of the professional: one to begin with, or all to rename and delete. Nothing before there is one. */
export function TemplatePicker({ onPick }: { onPick: (template: QuoteTemplate) => void }) {
  const t = useTranslations('quotes.templates');
  const { data } = useCallQuery(listQuoteTemplates);
  const [picked, setPicked] = useState('');
  const [managing, manage] = useState(false);
  const templates = data?.templates ?? [];
  if (templates.length === 0) return null;
  const pick = (id: string) => {
    setPicked(id);
    const template = templates.find((one) => one.id === id);
    if (template) onPick(template);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label={t('use')}>
            <Select value={picked} onChange={(event) => pick(event.target.value)}>
              <option value="">{t('none')}</option>
              {templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <IconButton label={t('manage')} aria-expanded={managing} onClick={() => manage(!managing)}>
          <Settings2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {managing && (
        <ul aria-label={t('manage')} className="flex flex-col rounded-lg border border-line px-2">
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
        </ul>
      )}
    </div>
  );
}
