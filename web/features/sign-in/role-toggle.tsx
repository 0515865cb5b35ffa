import { useTranslations } from 'use-intl';
import { classes } from '#web/ui/classes.ts';
import type { UserType } from './use-entry.ts';

interface RoleToggleProps {
  userType: UserType;
  onChoose: (userType: UserType) => void;
}

/** Customer or professional. */
export function RoleToggle({ userType, onChoose }: RoleToggleProps) {
  const t = useTranslations('sign-in');
  return (
    <fieldset>
      <legend className="sr-only">{t('role')}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-lg bg-sunken p-1">
        {(['user', 'professional'] as const).map((option) => (
          <label
            key={option}
            className={classes(
              'flex min-h-10 items-center justify-center rounded-md text-sm font-semibold transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine-600',
              option === userType ? 'bg-card' : 'text-ink-soft hover:text-ink',
            )}
          >
            <input
              type="radio"
              name="userType"
              className="sr-only"
              checked={option === userType}
              onChange={() => onChoose(option)}
            />
            {t(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
