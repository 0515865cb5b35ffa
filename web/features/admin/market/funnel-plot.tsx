import { ArrowDown } from 'lucide-react';

interface FunnelStage {
  key: string;
  name: string;
  count: number;
  /** The formatted count. */
  words: string;
  /** The conversion from the stage before; null for the first, and for none. */
  conversion: string | null;
  fill: string;
}

/**
 * Centred bars that narrow from stage to stage, with the conversion in between. All of it is text.
 */
export function FunnelPlot({ label, stages }: { label: string; stages: readonly FunnelStage[] }) {
  const max = Math.max(1, ...stages.map(({ count }) => count));
  return (
    <ol aria-label={label} className="flex flex-col">
      {stages.map(({ key, name, count, words, conversion, fill }) => (
        <li key={key}>
          {conversion && (
            <p className="flex items-center gap-1.5 py-1 text-sm text-ink-faint">
              <ArrowDown aria-hidden="true" className="size-4" />
              {conversion}
            </p>
          )}
          <p className="mb-1 flex justify-between gap-4 text-sm">
            <span className="font-semibold">{name}</span>
            <span className="font-semibold tabular-nums">{words}</span>
          </p>
          <Bar share={count / max} fill={fill} />
        </li>
      ))}
    </ol>
  );
}

function Bar({ share, fill }: { share: number; fill: string }) {
  const width = share * 100;
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-2.5 w-full overflow-hidden rounded-full"
    >
      <rect width="100" height="4" className="fill-sunken" />
      <rect x={(100 - width) / 2} width={width} height="4" className={fill} />
    </svg>
  );
}
