import type { Draft } from './draft.ts';
import type { Problems } from './problems.ts';

/** What every group of fields gets. */
export interface FieldsProps {
  draft: Draft;
  edit: (some: Partial<Draft>) => void;
  problems: Problems;
}
