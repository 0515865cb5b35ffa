import { useTranslations } from 'use-intl';
import {
  PASSWORD_MIN,
  passwordProblem,
  passwordStrength,
} from '#contract/accounts/password-rules.ts';
import { classes } from '#web/ui/classes.ts';
import { BRAND } from './brand.ts';
import { PasswordField } from './password-field.tsx';

interface NewPasswordProps {
  label: string;
  value: string;
  onChange: (password: string) => void;
  /** The address of the account, which the password must not contain. */
  email: string | null;
  error?: string | null;
}

/**
 * A field for a new password. Shows its problem or strength while typing; the server additionally
 * checks its list of breached ones.
 */
export function NewPassword({ label, value, onChange, email, error }: NewPasswordProps) {
  const t = useTranslations('password');
  const about = { email, brand: BRAND };
  const problem = value ? passwordProblem(value, about) : null;
  const strength = passwordStrength(value, about);
  const verdict = problem ? t(`problem.${problem}`, LENGTH) : t(`strength.${GRADES[strength]}`);
  return (
    <div className="flex flex-col gap-1.5">
      <PasswordField
        label={label}
        error={error}
        hint={value ? undefined : t('hint', LENGTH)}
        name="new-password"
        autoComplete="new-password"
        value={value}
        onChange={onChange}
      />
      {value && <Meter strength={strength} />}
      <p role="status" className={value ? 'text-sm text-ink-soft' : 'sr-only'}>
        {value && verdict}
      </p>
    </div>
  );
}

const LENGTH = { least: String(PASSWORD_MIN) };
/** A strength of 0 always has a problem, which is shown instead. */
const GRADES = ['fair', 'fair', 'good', 'strong'] as const;
const COLOURS = ['bg-clay', 'bg-line-strong', 'bg-pine-500', 'bg-pine-600'] as const;

function Meter({ strength }: { strength: 0 | 1 | 2 | 3 }) {
  return (
    <div aria-hidden="true" className="mt-0.5 grid grid-cols-4 gap-1">
      {COLOURS.map((colour, index) => (
        <span
          key={colour}
          className={classes(
            'h-1.5 rounded-full transition-colors',
            index <= strength ? COLOURS[strength] : 'bg-line',
          )}
        />
      ))}
    </div>
  );
}
