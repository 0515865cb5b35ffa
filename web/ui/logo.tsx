interface LogoProps {
  name: string;
  /** For dark grounds. */
  inverted?: boolean;
}

/** The mark (a place pin whose heart is an open door) and the name. */
export function Logo({ name, inverted = false }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <path
          d="M16 1.5c7.2 0 12.5 5.2 12.5 12 0 7.4-6.6 12.6-12.5 17-5.900-4.400-12.500-9.600-12.500-17 0-6.800 5.300-12 12.500-12z"
          className={inverted ? 'fill-white' : 'fill-pine-700'}
        />
        <path
          d="M10 20.500v-5.800a6 6 0 0 1 12 0v5.800"
          fill="none"
          strokeWidth="3.600"
          strokeLinecap="round"
          className={inverted ? 'stroke-pine-700' : 'stroke-paper'}
        />
        <circle cx="16" cy="17.800" r="2.300" className="fill-marigold-400" />
      </svg>
      <span className="font-display text-xl font-bold tracking-tight">{name}</span>
    </span>
  );
}
