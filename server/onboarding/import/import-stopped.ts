import type { StopCode } from './texts/shape.ts';

/** Why a file cannot be read at all; this run imported nothing of it. */
export class ImportStopped extends Error {
  readonly code: StopCode;
  /** The value inserted into the text of the code: a path, a column, what was typed. */
  readonly about: string;

  constructor(code: StopCode, about = '') {
    super(`${code} ${about}`);
    this.code = code;
    this.about = about;
  }
}
