import type { ErrorCode } from '#contract/errors.ts';
import type { Log } from '#server/platform/logging/log.ts';

/** An answered call: what logs and metrics may record of it. */
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

/**
 * Logs calls: refusals of identity, permission or rate at a higher level, failures higher still.
 */
export function logCalls(log: Log): Observe {
  return (call) => {
    const facts = { ...call, milliseconds: Math.round(call.milliseconds * 10) / 10 };
    if (call.status >= 500) log.error(facts, 'call failed');
    else if ([401, 403, 429].includes(call.status)) log.warn(facts, 'call refused');
    else if (call.method === 'GET' && call.status < 400) log.debug(facts, 'call');
    else log.info(facts, 'call');
  };
}
