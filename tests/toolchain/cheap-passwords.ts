import { PASSWORD_COST } from '#server/platform/secrets/password-cost.ts';

// A password takes 40 ms of a core on purpose, and a run has more than a thousand.
Object.assign(PASSWORD_COST, { memory: 8, passes: 1 });
