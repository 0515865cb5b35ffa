import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { answersIn } from '#contract/dialogue/details.ts';
import type { Draft } from '#contract/dialogue/draft.ts';
import { FIELDS, type Field, type SentDraft } from '#contract/dialogue/steps.ts';
import { DraftActions, type EachDraft } from './draft-actions.tsx';
import { TakenTown } from './taken-town.tsx';
import { DETAIL_ICON, FIELD_ICONS } from './field-icons.ts';
import { SentDrafts } from './sent-drafts.tsx';
import { fieldsShown } from './fields-shown.ts';
import { useShownDraft } from './use-shown-draft.ts';

export interface SummaryOfDrafts {
  drafts: readonly [Draft, ...Draft[]];
  sent: readonly SentDraft[];
  /** What can be done with each of several drafts; null while nothing can. */
  each: EachDraft | null;
}

/** The drafts, to confirm. */
export function DraftSummary({ drafts, sent, each }: SummaryOfDrafts) {
  const t = useTranslations('assistant-chat');
  const [first, ...others] = drafts;
  const several = others.length > 0;
  return (
    <div className="min-w-60">
      <p className="mb-3 font-display text-lg font-semibold">
        {several ? t('summariesTitle', { count: String(drafts.length) }) : t('summaryTitle')}
      </p>
      <SentDrafts sent={sent} />
      {several ? (
        <ol className="flex flex-col divide-y divide-line">
          {drafts.map((draft, position) => (
            <li key={draft.profession} className="py-4 first:pt-0 last:pb-0">
              <Fields draft={draft} fields={fieldsShown(drafts, position)} />
              {each && <DraftActions draft={draft} position={position} {...each} />}
            </li>
          ))}
        </ol>
      ) : (
        <Fields draft={first} fields={FIELDS} />
      )}
    </div>
  );
}

function Fields({ draft, fields }: { draft: Draft; fields: readonly Field[] }) {
  const t = useTranslations('assistant-chat');
  const shown = useShownDraft(draft);
  return (
    <dl className="flex flex-col gap-3">
      {fields.map((name) => (
        <Fact key={name} icon={FIELD_ICONS[name]} name={t(`summary.${name}`)}>
          {shown[name]}
          {name === 'location' && <TakenTown town={draft.town} />}
        </Fact>
      ))}
      {answersIn(draft).map(({ questionId, question, answer }) => (
        <Fact key={questionId} icon={DETAIL_ICON} name={question}>
          {answer}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({
  icon: Icon,
  name,
  children,
}: {
  icon: LucideIcon;
  name: string;
  children: ReactNode;
}) {
  return (
    <div className="relative ps-8">
      <dt className="text-xs font-semibold text-ink-faint">
        <Icon aria-hidden="true" className="absolute top-0.5 start-0 size-5 text-pine-600" />
        {name}
      </dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
