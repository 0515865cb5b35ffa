interface ProgressProps {
  /** 0 to 100 */
  percent: number;
  /** What progresses, for screen readers, e.g. "Step 2 of 6". */
  label: string;
}

/** A progress bar. Drawn in SVG, so that it needs no style attribute. */
export function Progress({ percent, label }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-1.5 w-full rtl:-scale-x-100 overflow-hidden rounded-full"
      >
        <rect width="100" height="2" className="fill-line" />
        <rect
          width="100"
          height="2"
          transform={`translate(${percent - 100} 0)`}
          className="fill-pine-600"
        />
      </svg>
    </div>
  );
}
