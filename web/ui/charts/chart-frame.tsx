import type { ReactNode } from 'react';

/**
 * The plot area inside the SVG, in pixels: margins for the axis on the left and the labels below.
 */
export const AREA = { left: 34, right: 6, top: 8, bottom: 26, height: 190 } as const;

/** The y coordinate of a value of 0 to `max`. */
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

/** Axis lines and numbers of a chart; decorative, because points are read one by one. */
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

/** The label below a column or a point. */
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
