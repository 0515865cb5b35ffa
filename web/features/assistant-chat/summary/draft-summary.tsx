import { useTranslations } from 'use-intl';
import type { Draft } from '#contract/dialogue/draft.ts';
import { FIELD_ICONS } from './field-icons.ts';
import { FIELDS } from '#contract/dialogue/steps.ts';
import { useShownDraft } from './use-shown-draft.ts';

/** The draft, to confirm. */
export function DraftSummary({ draft }: { draft: Draft }) {
  const t = useTranslations('assistant-chat');
  const shown = useShownDraft(draft);
  return (
    <div className="min-w-60">
      <p className="mb-3 font-display text-lg font-semibold">{t('summaryTitle')}</p>
      <dl className="flex flex-col gap-3">
        {FIELDS.map((name) => {
          const Icon = FIELD_ICONS[name];
          return (
            <div key={name} className="relative pl-8">
              <dt className="text-xs font-semibold text-ink-faint">
                <Icon aria-hidden="true" className="absolute top-0.5 left-0 size-5 text-pine-600" />
                {t(`summary.${name}`)}
              </dt>
              <dd className="[overflow-wrap:anywhere]">{shown[name]}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
