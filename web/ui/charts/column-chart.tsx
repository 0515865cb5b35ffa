import { useFormatter } from 'use-intl';
import { classes } from '#web/ui/classes.ts';
import { AREA, BottomLabel, ChartFrame, heightOf } from './chart-frame.tsx';
import { labelStep, roundTicks } from './scale.ts';
import { usePoints } from './use-points.ts';
import { useWidth } from './use-width.ts';

/** A segment of a stacked column, from the bottom up. */
export interface Part {
  value: number;
  fill: string;
}

export interface Column {
  key: string;
  /** Below the column. */
  label: string;
  /** The accessible text of the column. */
  words: string;
  parts: readonly Part[];
}

interface ColumnChartProps {
  label: string;
  columns: readonly Column[];
  /** Shown while no column is selected. */
  rest: string;
  /** Whether the text of a column takes three lines on phones. */
  longWords?: boolean;
  /** How many pixels a label below needs. */
  labelRoom?: number;
}

/** A column chart of counts, each read with the pointer or the arrow keys. */
export function ColumnChart(props: ColumnChartProps) {
  const { label, columns, rest, longWords = false, labelRoom = 62 } = props;
  const [width, measure] = useWidth();
  const { read, chartProps, pointProps } = usePoints(columns.length);
  const format = useFormatter();
  const ticks = roundTicks(Math.max(...columns.map(heightInCounts)));
  const max = ticks.at(-1) ?? 1;
  const band = Math.max(0, width - AREA.left - AREA.right) / columns.length;
  const every = labelStep(columns.length, width - AREA.left, labelRoom);
  return (
    <div>
      <p
        className={classes('min-h-11 text-sm text-ink-soft', longWords && 'max-sm:min-h-17')}
        aria-hidden="true"
      >
        {read === null ? rest : columns[read]?.words}
      </p>
      <div ref={measure} {...chartProps} dir="ltr" aria-label={label} className="rounded-md">
        <ChartFrame width={width} ticks={ticks} tickLabel={(tick) => format.number(tick)}>
          {columns.map((column, index) => (
            <g key={column.key} {...pointProps(index)} aria-label={column.words}>
              <rect
                x={AREA.left + index * band}
                y={AREA.top}
                width={band}
                height={AREA.height - AREA.top - AREA.bottom}
                className={classes(
                  'fill-ink transition-opacity',
                  read === index ? 'opacity-6' : 'opacity-0',
                )}
              />
              <Stack parts={column.parts} x={AREA.left + index * band} band={band} max={max} />
              {index % every === 0 && (
                <BottomLabel x={AREA.left + (index + 0.5) * band}>{column.label}</BottomLabel>
              )}
            </g>
          ))}
        </ChartFrame>
      </div>
    </div>
  );
}

interface StackProps {
  parts: readonly Part[];
  x: number;
  band: number;
  max: number;
}

const WIDEST = 44;
// Narrow columns keep their width, with a hairline between.
const NARROW_BAND = 16;

function Stack({ parts, x, band, max }: StackProps) {
  const width = Math.min(WIDEST, band * (band < NARROW_BAND ? 0.86 : 0.68));
  const stacked = parts.map((part, index) => ({
    ...part,
    below: parts.slice(0, index).reduce((sum, { value }) => sum + value, 0),
  }));
  return stacked
    .filter(({ value }) => value > 0)
    .map(({ value, fill, below }) => (
      <rect
        key={fill}
        x={x + (band - width) / 2}
        y={heightOf(below + value, max)}
        width={width}
        height={Math.max(0, heightOf(below, max) - heightOf(below + value, max) - 1)}
        rx={Math.min(2, width / 4)}
        className={fill}
      />
    ));
}

function heightInCounts({ parts }: Column): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}
