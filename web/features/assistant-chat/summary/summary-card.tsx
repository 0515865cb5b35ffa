import { Camera, ShieldCheck } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { AddressSearch } from '#web/lib/use-address-search.ts';
import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import type { Draft } from '#contract/dialogue/draft.ts';
import { FIELD_ICONS } from './field-icons.ts';
import type { Field, SentDraft } from '#contract/dialogue/steps.ts';
import { DetailRows, type CorrectDetail } from './detail-rows.tsx';
import { fieldsShown } from './fields-shown.ts';
import { SentDrafts } from './sent-drafts.tsx';
import { Row, Value } from './summary-row.tsx';
import { TakenTown } from './taken-town.tsx';
import { useEditing } from './use-editing.ts';
import { useShownDraft } from './use-shown-draft.ts';

const FieldEditor = lazyDialog(async () => (await import('./field-editor.tsx')).FieldEditor);

/** Changes a field of the draft at a position: the displayed value, and the value itself. */
export type Correct = (
  field: Field,
  shown: string,
  found: Partial<Draft>,
  position: number,
) => void;

export interface SummaryProps {
  drafts: readonly [Draft, ...Draft[]];
  sent: readonly SentDraft[];
  places: AddressSearch;
  photos: number;
  /** Nothing can be changed any more. */
  locked: boolean;
  onCorrect: Correct;
  onCorrectDetail: CorrectDetail;
  onAddPhotos: () => void;
}

/** The drafts so far; each field can be edited in place at any time. */
export function SummaryCard(props: SummaryProps) {
  const { drafts, sent } = props;
  const t = useTranslations('assistant-chat');
  return (
    <div className="flex flex-col">
      <SentDrafts sent={sent} />
      {drafts.length === 1 ? (
        <DraftRows {...props} position={0} />
      ) : (
        <ol className="flex flex-col gap-4">
          {drafts.map((draft, position) => (
            <li key={draft.profession} className="rounded-lg border border-line px-4">
              <DraftRows {...props} position={position} />
            </li>
          ))}
        </ol>
      )}
      <p className="mt-5 flex items-center gap-2 text-sm text-ink-faint">
        <ShieldCheck aria-hidden="true" className="size-4.5 shrink-0 text-pine-600" />
        {t(sent.length > 0 ? 'nothingElseSent' : 'nothingSent')}
      </p>
    </div>
  );
}

/** The fields of a draft. The photos are of the first. */
function DraftRows(props: SummaryProps & { position: number }) {
  const { drafts, position, places, photos, locked, onCorrect, onAddPhotos } = props;
  const draft = drafts[position] ?? drafts[0];
  const t = useTranslations('assistant-chat');
  const shown = useShownDraft(draft);
  const { editing, edit, done, idOf } = useEditing();
  return (
    <dl className="divide-y divide-line">
      {fieldsShown(drafts, position).map((field) => (
        <Row
          key={field}
          icon={FIELD_ICONS[field]}
          name={t(`summary.${field}`)}
          known={!!shown[field]}
        >
          {editing === field && !locked ? (
            <Suspense fallback={<Skeleton className="h-24" />}>
              <FieldEditor
                field={field}
                draft={draft}
                places={places}
                onSave={(value, found) => {
                  done();
                  onCorrect(field, value, found, position);
                }}
                onCancel={done}
              />
            </Suspense>
          ) : (
            <Value
              shown={shown[field]}
              missing={t('missing')}
              action={t(`${shown[field] ? 'change' : 'add'}.${field}`)}
              buttonId={idOf(field)}
              onEdit={locked ? undefined : () => edit(field)}
            />
          )}
          {field === 'location' && editing !== field && <TakenTown town={draft.town} />}
        </Row>
      ))}
      <DetailRows
        draft={draft}
        editing={editing}
        locked={locked}
        idOf={idOf}
        onEdit={edit}
        onDone={done}
        onCorrect={(given, answer) => props.onCorrectDetail(given, answer, position)}
      />
      {position === 0 && (
        <Row icon={Camera} name={t('summary.photos')} known={photos > 0}>
          <Value
            shown={photos > 0 ? String(photos) : null}
            missing={t('noPhotos')}
            action={t('add.photos')}
            buttonId={idOf('photos')}
            onEdit={locked ? undefined : onAddPhotos}
            adds
          />
        </Row>
      )}
    </dl>
  );
}
