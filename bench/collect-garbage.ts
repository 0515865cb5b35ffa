import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how: object) => void;
const THOROUGHLY = { type: 'major', execution: 'sync', flavor: 'last-resort' };

/** Full garbage collection of this process, including compiled code cached for reuse. */
export function collectGarbage(): void {
  collect(THOROUGHLY);
  collect(THOROUGHLY);
}
