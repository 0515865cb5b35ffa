import { useTranslations } from 'use-intl';
import { readOwnTeam } from '#contract/teams/teams.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

interface AssigneeChoiceProps {
  holder: string | null;
  onChoose: (userId: string | null) => void;
}

/** Chooses who of the team is to have a lead. */
export function AssigneeChoice({ holder, onChoose }: AssigneeChoiceProps) {
  const t = useTranslations('leads.holder');
  const { data: team } = useCallQuery(readOwnTeam);
  if (!team) return <Skeleton className="h-11 rounded-md" />;
  return (
    <Field label={t('choose')}>
      <Select value={holder ?? ''} onChange={({ target }) => onChoose(target.value || null)}>
        <option value="">{t('nobodyChoice')}</option>
        {team.people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
