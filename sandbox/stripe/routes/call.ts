import type { Parameters } from '../form.ts';
import type { Work } from '../work.ts';

/** One call of the API, understood. */
export interface Call {
  /** What stands for `*` in its path; '' where nothing does. */
  id: string;
  parameters: Parameters;
}

export interface Handler {
  /** The parameters that are heeded; `expand` is everywhere. Others are refused, not passed over. */
  takes: readonly string[];
  answer(work: Work, call: Call): Promise<object>;
}
