import { makeProgress } from '#bench/progress.ts';
import { measureCosts } from './costs/measure.ts';
console.log(JSON.stringify(await measureCosts(process.argv.includes('--quick'), makeProgress()), null, 2));
