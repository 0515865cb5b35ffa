import type { Parameters } from '../form.ts';
import type { Work } from '../work.ts';

/** A parsed call of the API. */
export interface Call {
  /** The value of `*` in its path; '' without one. */
  id: string;
  parameters: Parameters;
}

export interface Handler {
  /** The supported parameters; `expand` is always one. Others are refused, not ignored. */
  takes: readonly string[];
  answer(work: Work, call: Call): Promise<object>;
}
