import { Suspense, useState, type ReactNode } from 'react';
import { CallError } from '#web/lib/api/call.ts';
import type { User } from '#web/lib/api/session.tsx';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';

/** The dialog that asks for the second factor of a sign-in; loaded where it is asked for. */
export const SecondStepDialog = lazyScreen(
  async () => (await import('./second-step-dialog.tsx')).SecondStepDialog,
  ['second-step'],
);

/** The person closed the dialog: there is nothing to tell them. */
export class SecondStepCancelled extends Error {}

/** Whether a refusal asks for the second factor. */
export function asksSecondStep(error: unknown): boolean {
  return hasCode(error, 'totp_required');
}

/** Whether the sign-in has to begin anew: it took too long, or too many codes were wrong. */
export function endedSecondStep(error: unknown): boolean {
  return error instanceof SecondStepCancelled || hasCode(error, 'second_step_ended');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof CallError && error.body?.code === code;
}

interface Pending {
  resolve: (answer: { user: User }) => void;
  reject: (reason: unknown) => void;
}

/**
 * `withSecondStep` runs a sign-in; where it asks for the second factor, the dialog opens, and the
 * sign-in resolves to whoever it lets in. It throws SecondStepCancelled where the dialog is closed.
 * `secondStep` is that dialog: render it outside of every form, whose own it would send.
 */
export function useSecondStep(): {
  withSecondStep: (signIn: () => Promise<{ user: User }>) => Promise<{ user: User }>;
  secondStep: ReactNode;
} {
  const [pending, setPending] = useState<Pending>();
  const withSecondStep = async (signIn: () => Promise<{ user: User }>) => {
    try {
      return await signIn();
    } catch (error) {
      if (!asksSecondStep(error)) throw error;
      const { promise, ...answer } = Promise.withResolvers<{ user: User }>();
      setPending(answer);
      return await promise.finally(() => setPending(undefined));
    }
  };
  const secondStep = pending && (
    <Suspense>
      <SecondStepDialog
        onDone={(user) => pending.resolve({ user })}
        onEnded={pending.reject}
        onClose={() => pending.reject(new SecondStepCancelled())}
      />
    </Suspense>
  );
  return { withSecondStep, secondStep };
}
