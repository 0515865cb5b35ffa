/** A legend of colours. */
export function Legend({ colours }: { colours: readonly { fill: string; name: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {colours.map(({ fill, name }) => (
        <li key={name} className="inline-flex items-center gap-2">
          <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5">
            <rect width="10" height="10" rx="2" className={fill} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
