import { classes } from '#web/ui/classes.ts';

interface SegmentsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Whether it stands on the dark of the footer. */
  onNight?: boolean;
}

const ON_PAPER = {
  box: 'bg-sunken',
  chosen: 'bg-card text-ink',
  other: 'text-ink-soft hover:text-ink',
};
const ON_NIGHT = {
  box: 'bg-white/10',
  chosen: 'bg-white/15 text-white',
  other: 'text-mist hover:text-white',
};

/** A segmented control: one of a few options. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange, onNight } = props;
  const look = onNight ? ON_NIGHT : ON_PAPER;
  return (
    <div
      role="group"
      aria-label={label}
      className={classes('inline-flex gap-1 rounded-lg p-1', look.box)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classes(
            'min-h-9 rounded-md px-3 text-sm font-semibold whitespace-nowrap transition-colors sm:px-4',
            onNight && 'focus-visible:outline-white',
            option.value === value ? look.chosen : look.other,
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
