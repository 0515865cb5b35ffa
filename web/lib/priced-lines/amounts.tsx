import type { ReactNode } from 'react';

interface AmountRowProps {
  amount: string;
  faint?: boolean;
  strong?: boolean;
  children: ReactNode;
}

/** A list of amounts, each with what it is for. */
export function Amounts({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col gap-1.5 text-sm">{children}</dl>;
}

/** One of them: what it is for on the left, the amount on the right. */
export function AmountRow({ amount, faint = false, strong = false, children }: AmountRowProps) {
  const look = strong ? 'font-semibold' : faint ? 'text-ink-faint' : '';
  return (
    <div className={`flex items-baseline justify-between gap-4 ${look}`}>
      <dt className="min-w-0 wrap-anywhere">{children}</dt>
      <dd className="shrink-0 tabular-nums">{amount}</dd>
    </div>
  );
}
