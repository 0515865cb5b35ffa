// What travels with the first screen.
export { texts as common } from './common.ts';
export { texts as landing } from './landing.ts';
