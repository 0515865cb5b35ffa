import type { StopCode } from './texts/shape.ts';

/** Why a file is not read at all; nothing of it was taken in by this run. */
export class ImportStopped extends Error {
  readonly code: StopCode;
  /** What the sentence of the code is about: a path, a column, what was typed. */
  readonly about: string;

  constructor(code: StopCode, about = '') {
    super(`${code} ${about}`);
    this.code = code;
    this.about = about;
  }
}
