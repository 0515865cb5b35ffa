import { useCallback, useState, type ReactNode } from 'react';
import { ProofContext, type AskProof } from './proof-context.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

/** Provides step-up authentication: one dialog for the whole panel. */
export function StepUp({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<{ answer: (proven: boolean) => void } | null>(null);
  const ask = useCallback<AskProof>(
    () => new Promise((resolve) => setWaiting({ answer: resolve })),
    [],
  );
  const answer = (proven: boolean) => {
    waiting?.answer(proven);
    setWaiting(null);
  };
  return (
    <ProofContext value={ask}>
      {children}
      {waiting && <StepUpDialog onProven={() => answer(true)} onClose={() => answer(false)} />}
    </ProofContext>
  );
}
