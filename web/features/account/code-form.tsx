import { useState, type FormEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CodeInput } from '#web/ui/form/code-input.tsx';

interface CodeFormProps {
  label: string;
  submit: string;
  busy: boolean;
  onCode: (code: string) => void;
}

/** A field for six digits; the last one submits. */
export function CodeForm({ label, submit, busy, onCode }: CodeFormProps) {
  const [code, setCode] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === 6) onCode(code);
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      <CodeInput
        label={label}
        value={code}
        onChange={setCode}
        onComplete={onCode}
        disabled={busy}
        autoFocus
      />
      <Button type="submit" loading={busy} disabled={code.length < 6}>
        {submit}
      </Button>
    </form>
  );
}
