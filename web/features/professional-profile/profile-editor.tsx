import { MOST_RADIUS } from './area/use-covered.ts';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnProfile } from '#contract/professionals/professionals.ts';
import { useMedia, WIDE } from '#web/ui/use-media.ts';
import type { PartProps } from './fields.ts';
import { isFormPart, PartFields, type FormPart } from './part-fields.tsx';
import { Overview } from './parts/overview.tsx';
import { PartList } from './parts/part-list.tsx';
import { PartPage } from './parts/part-page.tsx';
import { usePart, type PartId } from './parts/parts.ts';
import { SaveBar } from './parts/save-bar.tsx';
import { useProblemInSight } from './parts/use-problem-in-sight.ts';
import { PublicCard } from './public-page/public-card.tsx';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

/** The parts that save on their own. */
export type OtherParts = Record<Exclude<PartId, FormPart | 'preview'>, ReactNode>;

interface ProfileEditorProps extends Pick<PartProps, 'onConfirm'> {
  profile: OwnProfile;
  others: OtherParts;
}

const FORM = 'profile-form';

/**
 * The profile in parts, each at an address of its own, over one draft that is saved at once: on a
 * phone the list of the parts or one of them, else the list beside one of them.
 */
export function ProfileEditor({ profile, onConfirm, others }: ProfileEditorProps) {
  const t = useTranslations('professional-profile');
  const part = usePart();
  const cameFrom = useRef<PartId>(undefined);
  useEffect(() => void (cameFrom.current = part ?? cameFrom.current), [part]);
  const isWide = useMedia(WIDE);
  const form = useRef<HTMLFormElement>(null);
  const editing = useDraft(profile);
  const { draft, edit, dirty, discard } = editing;
  const { save, saving, problems } = useSave(profile, editing, useProblemInSight(form, part));
  const error: PartProps['error'] = (field) =>
    problems.has(field) ? t(`problems.${field}`, { most: String(MOST_RADIUS) }) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dirty && !saving) save();
  };
  const { missing } = profile.completeness;
  const list = <PartList profile={profile} editing={editing} current={part} cameFrom={cameFrom} />;
  const preview = <PublicCard profile={profile} draft={draft} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      {isWide && list}
      <div className="min-w-0 max-w-3xl">
        {!part && <Overview profile={profile} preview={isWide && preview} />}
        {!part && !isWide && <div className="mt-6">{list}</div>}
        <form id={FORM} ref={form} onSubmit={submit} noValidate>
          {isFormPart(part) && (
            <PartPage key={part} part={part} missing={missing}>
              <PartFields {...{ part, profile, draft, edit, error, onConfirm }} />
            </PartPage>
          )}
        </form>
        {part && !isFormPart(part) && (
          <PartPage key={part} part={part} missing={missing}>
            {part === 'preview' ? preview : others[part]}
          </PartPage>
        )}
        {(isFormPart(part) || dirty) && (
          <SaveBar form={FORM} dirty={dirty} saving={saving} onDiscard={discard} />
        )}
      </div>
    </div>
  );
}
