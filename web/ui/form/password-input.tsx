import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Input } from './controls.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The autocomplete hint for browsers and password managers. */
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabel: string;
}

/** A password field with a visibility toggle. Inside a Field. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pe-13"
      />
      <IconButton
        label={shown ? hideLabel : showLabel}
        onClick={() => setShown(!shown)}
        className="absolute top-0.5 end-0.5"
      >
        <Icon aria-hidden="true" className="size-5" />
      </IconButton>
    </span>
  );
}
