import type { Draft } from './draft.ts';
import type { FieldWithRules } from './problems.ts';

/** The props of every group of fields of the profile. */
export interface FieldsProps {
  draft: Draft;
  edit: (some: Partial<Draft>) => void;
  /** The error text of a field, after a first attempt to save. */
  error: (field: FieldWithRules) => string | null;
}
