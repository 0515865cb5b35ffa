import { Camera, Pencil, Plus, ShieldCheck } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AddressSearch } from '#web/lib/use-address-search.ts';
import { classes } from '#web/ui/classes.ts';
import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import type { Draft } from '#contract/dialogue/draft.ts';
import { FIELD_ICONS } from './field-icons.ts';
import type { Field, SentDraft } from '#contract/dialogue/steps.ts';
import { fieldsShown } from './fields-shown.ts';
import { SentDrafts } from './sent-drafts.tsx';
import { TakenTown } from './taken-town.tsx';
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

interface RowProps {
  icon: typeof Camera;
  name: string;
  known: boolean;
  children: ReactNode;
}

function Row({ icon: Icon, name, known, children }: RowProps) {
  return (
    <div className="relative py-3 pl-12 has-[form]:z-10">
      <dt className="text-xs font-semibold text-ink-faint">
        <span
          aria-hidden="true"
          className={classes(
            'absolute top-3.5 left-0 inline-flex size-9 items-center justify-center rounded-full transition-colors duration-300',
            known ? 'bg-pine-100 text-pine-700' : 'bg-sunken text-ink-faint',
          )}
        >
          <Icon className="size-4.5" />
        </span>
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A longer text is more readable in a regular weight. */
const MAX_BOLD_LENGTH = 60;

interface ValueProps {
  shown: string | null;
  missing: string;
  action: string;
  buttonId: string;
  onEdit: (() => void) | undefined;
  /** The button adds a value instead of changing it. */
  adds?: boolean;
}

function Value({ shown, missing, action, buttonId, onEdit, adds = false }: ValueProps) {
  const Icon = shown && !adds ? Pencil : Plus;
  return (
    <>
      <span
        key={shown}
        className={classes(
          'mr-12 line-clamp-5 [overflow-wrap:anywhere]',
          shown ? 'animate-settle' : 'text-ink-faint',
          shown && shown.length <= MAX_BOLD_LENGTH && 'font-semibold',
        )}
      >
        {shown ?? missing}
      </span>
      {onEdit && (
        <button
          id={buttonId}
          type="button"
          title={action}
          aria-label={action}
          onClick={onEdit}
          className="absolute top-2.5 -right-2 inline-flex size-11 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-pine-50 hover:text-pine-700"
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </button>
      )}
    </>
  );
}

/** Which field is open; the focus returns to its button once it is closed. */
function useEditing() {
  const id = useId();
  const [editing, setEditing] = useState<Field | null>(null);
  const closed = useRef<string>(undefined);
  const idOf = (field: string) => `${id}-${field}`;
  useEffect(() => {
    if (editing === null && closed.current) document.getElementById(closed.current)?.focus();
    closed.current = undefined;
  }, [editing]);
  const done = () => {
    if (editing) closed.current = idOf(editing);
    setEditing(null);
  };
  return { editing, edit: setEditing, done, idOf };
}
