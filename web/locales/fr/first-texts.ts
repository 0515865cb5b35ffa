// Texts of the first chunk.
export { texts as common } from './common.ts';
export { texts as landing } from './landing.ts';
