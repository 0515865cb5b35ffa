import { classes } from '#web/ui/classes.ts';

interface SegmentsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A segmented control: one of a few options. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex gap-1 self-start rounded-lg bg-sunken p-1"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classes(
            'min-h-9 rounded-md px-3 text-sm font-semibold whitespace-nowrap transition-colors sm:px-4',
            option.value === value ? 'bg-card text-ink' : 'text-ink-soft hover:text-ink',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
