import { useCallback, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { URGENCIES } from '#contract/requests/urgency.ts';
import { useProfessionName, useUrgencyName } from '#web/lib/catalogue/catalogue-names.ts';
import type { AddressSearch } from '#web/lib/use-address-search.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Combobox } from '#web/ui/combobox/combobox.tsx';
import { Input, LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field as LabelledField } from '#web/ui/form/field.tsx';
import { typedPlace, type Draft } from '#contract/dialogue/draft.ts';
import { MAX_NEED_LENGTH } from '#contract/text.ts';
import { LocateButton } from '#web/features/assistant-chat/locate-button.tsx';
import { ProfessionPicker } from '#web/features/assistant-chat/profession-picker.tsx';
import type { Field } from '#contract/dialogue/steps.ts';
import { Frame } from './editor-frame.tsx';

interface EditorProps {
  draft: Draft;
  places: AddressSearch;
  onSave: (shown: string, found: Partial<Draft>) => void;
  onCancel: () => void;
}

const EDITORS = {
  profession: ProfessionEditor,
  description: DescriptionEditor,
  location: PlaceEditor,
  urgency: UrgencyEditor,
} as const;

/** Edits one field of the draft in place. Escape cancels. */
export function FieldEditor({ field, ...props }: EditorProps & { field: Field }) {
  const t = useTranslations('assistant-chat');
  const Editor = EDITORS[field];
  const escape = {
    'data-takes-escape': true,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      props.onCancel();
    },
  };
  return (
    <div
      role="group"
      aria-label={t(`change.${field}`)}
      {...escape}
      className="animate-appear pt-1.5"
    >
      <Editor {...props} />
    </div>
  );
}

function ProfessionEditor({ draft, onSave, onCancel }: EditorProps) {
  const nameOf = useProfessionName();
  return (
    <Frame onCancel={onCancel}>
      <ProfessionPicker
        chosen={draft.profession}
        onPick={(profession) => onSave(nameOf(profession), { profession })}
        autoFocus
      />
    </Frame>
  );
}

function DescriptionEditor({ draft, onSave, onCancel }: EditorProps) {
  const t = useTranslations('assistant-chat');
  const [text, setText] = useState(draft.description ?? '');
  const description = text.trim();
  const save = () => description && onSave(description, { description });
  return (
    <Frame onCancel={onCancel} onSave={save} savable={description !== ''}>
      <LimitedTextarea
        value={text}
        maxLength={MAX_NEED_LENGTH}
        rows={5}
        aria-label={t('summary.description')}
        placeholder={t('placeholder.description')}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
        }}
        autoFocus
      />
    </Frame>
  );
}

function PlaceEditor({ draft, places, onSave, onCancel }: EditorProps) {
  const t = useTranslations('assistant-chat');
  const status = useCallback((count: number) => t('suggestions', { count }), [t]);
  const [text, setText] = useState(draft.formattedAddress ?? draft.location ?? '');
  const [destination, setDestination] = useState(draft.destination ?? '');
  const typed = text.trim();
  const save = (shown: string, place: Partial<Draft>) =>
    onSave(shown, { ...place, destination: destination.trim() || null });
  return (
    <Frame
      onCancel={onCancel}
      onSave={() => typed && save(typed, typedPlace(typed))}
      savable={typed !== ''}
    >
      <Combobox
        id="summary-place"
        label={t('summary.location')}
        placeholder={t('placeholder.location')}
        value={text}
        onChange={setText}
        onPick={(suggestion) =>
          void places
            .details(suggestion)
            .then((place) => save(place.formattedAddress, { ...place }))
        }
        search={places.search}
        status={status}
        autoFocus
      />
      {draft.destination !== null && (
        <LabelledField label={t('destination')}>
          <Input
            value={destination}
            maxLength={200}
            onChange={({ target }) => setDestination(target.value)}
          />
        </LabelledField>
      )}
      <LocateButton
        near={places.near}
        onPick={(place) => save(place.formattedAddress, { ...place })}
      />
    </Frame>
  );
}

function UrgencyEditor({ draft, onSave, onCancel }: EditorProps) {
  const t = useTranslations('assistant-chat');
  const urgencyName = useUrgencyName();
  const first = draft.urgency ?? URGENCIES[0];
  return (
    <Frame onCancel={onCancel}>
      <div role="group" aria-label={t('summary.urgency')} className="flex flex-col gap-2">
        {URGENCIES.map((urgency) => (
          <Button
            key={urgency}
            tone="secondary"
            autoFocus={urgency === first}
            aria-pressed={urgency === draft.urgency}
            onClick={() => onSave(urgencyName(urgency), { urgency, dates: null })}
            className={classes(
              'justify-start text-start',
              urgency === draft.urgency && 'border-pine-600 bg-pine-50',
            )}
          >
            {urgencyName(urgency)}
          </Button>
        ))}
      </div>
    </Frame>
  );
}
