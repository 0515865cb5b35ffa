import type { Draft } from './draft.ts';
import type { FieldWithRules } from './problems.ts';

/** What every group of fields of the profile gets. */
export interface FieldsProps {
  draft: Draft;
  edit: (some: Partial<Draft>) => void;
  /** What is wrong with a field, in words, once somebody has tried to save. */
  error: (field: FieldWithRules) => string | null;
}
