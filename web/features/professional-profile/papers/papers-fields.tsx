import { useTranslations } from 'use-intl';
import type { OwnProfile } from '#contract/professionals/professionals.ts';
import { Input, LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FieldsProps } from '#web/features/professional-profile/fields.ts';
import { PaperCheck } from './paper-check.tsx';

const MAX_CERTIFICATIONS_LENGTH = 1_000;
/** The two text fields of each paper: label and maximum length. */
const WORDS = {
  licence: [
    { name: 'number', text: 'licence.number', maxLength: 60 },
    { name: 'authority', text: 'licence.authority', maxLength: 120 },
  ],
  insurance: [
    { name: 'company', text: 'insurance.company', maxLength: 120 },
    { name: 'policy', text: 'insurance.policy', maxLength: 120 },
  ],
} as const;

type PapersProps = FieldsProps & { profile: OwnProfile };

/** Certifications, licence and insurance. */
export function PapersFields(props: PapersProps) {
  const { draft, edit, error } = props;
  const t = useTranslations('professional-profile');
  return (
    <>
      <Field
        label={t('papers.certifications')}
        hint={t('papers.certificationsHint')}
        error={error('certifications')}
        optional={t('optional')}
      >
        <LimitedTextarea
          name="certifications"
          rows={3}
          maxLength={MAX_CERTIFICATIONS_LENGTH}
          value={draft.certifications}
          onChange={({ target }) => edit({ certifications: target.value })}
        />
      </Field>
      <Paper {...props} paper="licence" />
      <Paper {...props} paper="insurance" />
    </>
  );
}

interface PaperProps extends PapersProps {
  paper: 'licence' | 'insurance';
}

/** Two text fields, an expiry date, and the operator's check. */
function Paper({ paper, profile, draft, edit, error }: PaperProps) {
  const t = useTranslations('professional-profile.papers');
  const typed: Record<string, string> = { ...draft[paper] };
  const change = (field: string, value: string) =>
    edit({ [paper]: { ...draft[paper], [field]: value } });
  const problem = error(paper);
  return (
    <fieldset className="min-w-0 rounded-lg border border-line bg-card p-4 sm:p-5">
      <legend className="mb-2 px-1 font-semibold">{t(`${paper}.title`)}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {WORDS[paper].map(({ name, text, maxLength }) => (
          <Field key={name} label={t(text)}>
            <Input
              name={`${paper}-${name}`}
              maxLength={maxLength}
              value={typed[name] ?? ''}
              aria-invalid={problem ? true : undefined}
              onChange={({ target }) => change(name, target.value)}
            />
          </Field>
        ))}
        <Field label={t('expiresOn')}>
          <Input
            name={`${paper}-expiresOn`}
            type="date"
            value={draft[paper].expiresOn}
            onChange={({ target }) => change('expiresOn', target.value)}
          />
        </Field>
      </div>
      <p role="status" className="mt-3 text-sm font-medium text-clay-ink empty:hidden">
        {problem}
      </p>
      <PaperCheck paper={paper} profile={profile} draft={draft} />
    </fieldset>
  );
}
