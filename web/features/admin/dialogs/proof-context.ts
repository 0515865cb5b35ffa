import { createContext, use } from 'react';

/** Asks the admin to prove their identity again; resolves to whether they did. */
export type AskProof = () => Promise<boolean>;

export const ProofContext = createContext<AskProof | undefined>(undefined);

/** Asks for a proof; only inside the panel. */
export function useAskProof(): AskProof {
  const ask = use(ProofContext);
  if (!ask) throw new Error('useAskProof needs StepUp above it.');
  return ask;
}
