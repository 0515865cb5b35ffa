import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnProfile } from '#contract/professionals/professionals.ts';
import { AboutFields } from './about-fields.tsx';
import { AreaFields } from './area/area-fields.tsx';
import { AvailabilityFields } from './availability/availability-fields.tsx';
import { ContactFields, type Channel } from './contact-fields.tsx';
import { DaysOffFields } from './working-hours/days-off-fields.tsx';
import type { FieldsProps } from './fields.ts';
import { FormSection } from './form-section.tsx';
import { HoursFields } from './working-hours/hours-fields.tsx';
import { PapersFields } from './papers/papers-fields.tsx';
import { PublicCard } from './public-page/public-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

interface ProfileFormProps {
  profile: OwnProfile;
  onConfirm: (channel: Channel, contact: string) => void;
}

/** The whole profile form, saved at once. */
export function ProfileForm({ profile, onConfirm }: ProfileFormProps) {
  const t = useTranslations('professional-profile');
  const form = useRef<HTMLFormElement>(null);
  const editing = useDraft(profile);
  const { save, saving, problems } = useSave(profile, editing);
  const fields: FieldsProps = {
    draft: editing.draft,
    edit: editing.edit,
    error: (field) => (problems.has(field) ? t(`problems.${field}`) : null),
  };
  const firstProblem = [...problems][0];
  useEffect(() => {
    if (firstProblem) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [firstProblem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (editing.dirty && !saving) save();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <AvailabilityFields {...fields} />
      <HoursFields {...fields} />
      <DaysOffFields {...fields} />
      <AreaFields {...fields} profile={profile} />
      <AboutFields {...fields} />
      <PapersFields {...fields} profile={profile} />
      <FormSection id="preview" title={t('preview.title')} hint={t('preview.hint')}>
        <PublicCard profile={profile} draft={editing.draft} />
      </FormSection>
      <ContactFields {...fields} profile={profile} onConfirm={onConfirm} />
      <SaveBar dirty={editing.dirty} saving={saving} onDiscard={editing.discard} />
    </form>
  );
}
