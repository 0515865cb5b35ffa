import { useTranslations } from 'use-intl';
import { ADMIN_ROLES, type AdminRole } from '#contract/admin/roles.ts';
import { Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';

interface RoleFieldProps {
  value: AdminRole;
  onChange: (role: AdminRole) => void;
}

/** Chooses a role; below it stands what the role may do. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const t = useTranslations('admin-team');
  return (
    <Field label={t('role')} hint={t(`roleHints.${value}`)} required>
      <Select
        value={value}
        onChange={({ target }) =>
          onChange(ADMIN_ROLES.find((role) => role === target.value) ?? value)
        }
      >
        {ADMIN_ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`roles.${role}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
