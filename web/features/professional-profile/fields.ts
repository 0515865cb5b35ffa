import type { OwnProfile } from '#contract/professionals/professionals.ts';
import type { Draft } from './draft.ts';
import type { FieldWithRules } from './problems.ts';

/** The props of every group of fields of the profile. */
export interface FieldsProps {
  draft: Draft;
  edit: (some: Partial<Draft>) => void;
  /** The error text of a field, after a first attempt to save. */
  error: (field: FieldWithRules) => string | null;
}

export type Channel = 'email' | 'phone';

/** What the fields of a part may use. */
export interface PartProps extends FieldsProps {
  profile: OwnProfile;
  /** Opens the confirmation of a contact by a code. */
  onConfirm: (channel: Channel, contact: string) => void;
}
