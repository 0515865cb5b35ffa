import { MAX_PASSKEY_NAME } from '#contract/passkeys.ts';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';

interface NameFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (name: string) => void;
}

/** The name of a passkey. */
export function NameField({ label, hint, value, onChange }: NameFieldProps) {
  return (
    <Field label={label} hint={hint} required>
      <Input
        name="passkey-name"
        autoComplete="off"
        maxLength={MAX_PASSKEY_NAME}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
