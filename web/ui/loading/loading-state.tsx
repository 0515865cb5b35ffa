import { Spinner } from './spinner.tsx';

/** The whole place is still loading. */
export function LoadingState({ label }: { label: string }) {
  return (
    <div className="flex min-h-60 items-center justify-center text-pine-700">
      <Spinner label={label} className="size-8" />
    </div>
  );
}
