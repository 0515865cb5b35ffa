import { classes } from '#web/ui/classes.ts';
import { AREA, BottomLabel, ChartFrame, heightOf } from './chart-frame.tsx';
import { labelStep } from './scale.ts';
import { usePoints } from './use-points.ts';
import { useWidth } from './use-width.ts';

export interface Point {
  key: string;
  label: string;
  words: string;
  /** 0 to 100; null without data. */
  value: number | null;
}

interface LineChartProps {
  label: string;
  points: readonly Point[];
  rest: string;
  tickLabel: (percent: number) => string;
}

const TICKS = [0, 25, 50, 75, 100];
const LABEL_ROOM = 62;

/** A share over time, each point read with the pointer or the arrow keys. */
export function LineChart({ label, points, rest, tickLabel }: LineChartProps) {
  const [width, measure] = useWidth();
  const { read, chartProps, pointProps } = usePoints(points.length);
  const band = Math.max(0, width - AREA.left - AREA.right) / points.length;
  const middle = (index: number) => AREA.left + (index + 0.5) * band;
  const every = labelStep(points.length, width - AREA.left, LABEL_ROOM);
  const line = points
    .map(({ value }, index) => value !== null && `${middle(index)},${heightOf(value, 100)}`)
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <p className="min-h-11 text-sm text-ink-soft" aria-hidden="true">
        {read === null ? rest : points[read]?.words}
      </p>
      <div ref={measure} {...chartProps} dir="ltr" aria-label={label} className="rounded-md">
        <ChartFrame width={width} ticks={TICKS} tickLabel={tickLabel}>
          <polyline
            points={line}
            fill="none"
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeLinecap="round"
            className="stroke-pine-500"
          />
          {points.map((point, index) => (
            <g key={point.key} {...pointProps(index)} aria-label={point.words}>
              <rect
                x={AREA.left + index * band}
                y={AREA.top}
                width={band}
                height={AREA.height - AREA.top - AREA.bottom}
                className={classes('fill-ink', read === index ? 'opacity-6' : 'opacity-0')}
              />
              {point.value !== null && (
                <circle
                  cx={middle(index)}
                  cy={heightOf(point.value, 100)}
                  r={read === index ? 6 : 4}
                  strokeWidth="2"
                  className="fill-pine-700 stroke-card"
                />
              )}
              {index % every === 0 && <BottomLabel x={middle(index)}>{point.label}</BottomLabel>}
            </g>
          ))}
        </ChartFrame>
      </div>
    </div>
  );
}
