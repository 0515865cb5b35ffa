import type { ErrorCode } from '#contract/errors.ts';
import type { Log } from '#server/platform/logging/log.ts';

/** One call that was answered: what logs and metrics may know of it. */
export interface ServedCall {
  requestId: string;
  method: string;
  /** The path with the names of its parameters: `/api/requests/:id`. */
  route: string;
  status: number;
  milliseconds: number;
  userId?: string;
  adminId?: string;
  code?: ErrorCode;
  params?: Record<string, string>;
}

export type Observe = (call: ServedCall) => void;

/** Writes calls to the log: refusals of identity, right or frequency stand out, failures more so. */
export function logCalls(log: Log): Observe {
  return (call) => {
    const facts = { ...call, milliseconds: Math.round(call.milliseconds * 10) / 10 };
    if (call.status >= 500) log.error(facts, 'call failed');
    else if ([401, 403, 429].includes(call.status)) log.warn(facts, 'call refused');
    else if (call.method === 'GET' && call.status < 400) log.debug(facts, 'call');
    else log.info(facts, 'call');
  };
}
