import type { ReactNode } from 'react';
import type { SceneName } from '#contract/professionals/trade-look.ts';
import { Button } from './button.tsx';
import { Scene } from './scene.tsx';

interface StateProps {
  icon?: ReactNode;
  /** A scene instead of an icon. */
  scene?: SceneName;
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
}

/** An empty state with the next step. */
export function EmptyState({ icon, scene, title, hint, action }: StateProps) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-lg border border-dashed border-line bg-card/60 px-6 py-12 text-center">
      {scene && <Scene name={scene} className="mb-4 h-auto w-full max-w-64 rounded-lg" />}
      {icon && (
        <span
          aria-hidden="true"
          className="mb-2 inline-flex size-14 items-center justify-center rounded-full bg-pine-50 text-pine-700"
        >
          {icon}
        </span>
      )}
      <p className="font-display text-lg font-semibold">{title}</p>
      {hint && <p className="max-w-prose text-ink-soft">{hint}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  title: string;
  hint?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
}

/** An error state with a retry button. */
export function ErrorState({ title, hint, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-2 rounded-lg border border-clay-tint bg-clay-wash px-6 py-10 text-center"
    >
      <p className="font-display text-lg font-semibold">{title}</p>
      {hint && <p className="max-w-prose text-ink-soft">{hint}</p>}
      <Button tone="secondary" onClick={onRetry} className="mt-3">
        {retryLabel}
      </Button>
    </div>
  );
}
