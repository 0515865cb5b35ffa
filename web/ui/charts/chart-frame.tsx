import type { ReactNode } from 'react';

/** The place of a chart inside its SVG, in pixels: room for the axis left and the labels below. */
export const AREA = { left: 34, right: 6, top: 8, bottom: 26, height: 190 } as const;

/** Where a value of 0 to `max` stands. */
export function heightOf(value: number, max: number): number {
  const bottom = AREA.height - AREA.bottom;
  return bottom - (value / Math.max(1, max)) * (bottom - AREA.top);
}

interface ChartFrameProps {
  width: number;
  ticks: readonly number[];
  tickLabel: (tick: number) => string;
  children: ReactNode;
}

/** The lines and numbers behind a chart; what is drawn on them is read point by point instead. */
export function ChartFrame({ width, ticks, tickLabel, children }: ChartFrameProps) {
  const max = ticks.at(-1) ?? 1;
  return (
    <svg width={width} height={AREA.height} className="block overflow-visible" role="presentation">
      <g aria-hidden="true" className="text-xs">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={AREA.left}
              x2={width - AREA.right}
              y1={heightOf(tick, max)}
              y2={heightOf(tick, max)}
              className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
            />
            <text
              x={AREA.left - 8}
              y={heightOf(tick, max)}
              dominantBaseline="middle"
              textAnchor="end"
              className="fill-ink-faint tabular-nums"
            >
              {tickLabel(tick)}
            </text>
          </g>
        ))}
      </g>
      {children}
    </svg>
  );
}

interface LabelProps {
  x: number;
  children: ReactNode;
}

/** What stands below a column or a point. */
export function BottomLabel({ x, children }: LabelProps) {
  return (
    <text
      x={x}
      y={AREA.height - 6}
      textAnchor="middle"
      aria-hidden="true"
      className="fill-ink-faint text-xs"
    >
      {children}
    </text>
  );
}
