import fc from 'fast-check';

// Random values are the same in every run; a failure prints the seed and how to repeat it.
// NEARHAND_SEED=5 uses another.
fc.configureGlobal({ seed: Number(process.env['NEARHAND_SEED'] ?? 20_261_122) });
