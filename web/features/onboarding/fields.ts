import type { Draft } from './draft.ts';
import type { Problems } from './problems.ts';

/** The props of every group of fields. */
export interface FieldsProps {
  draft: Draft;
  edit: (some: Partial<Draft>) => void;
  problems: Problems;
}
