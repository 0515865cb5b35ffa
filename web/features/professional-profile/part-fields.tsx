import type { ComponentType } from 'react';
import { AboutFields } from './about-fields.tsx';
import { AreaFields } from './area/area-fields.tsx';
import { AvailabilityFields } from './availability/availability-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { PartProps } from './fields.ts';
import { PapersFields } from './papers/papers-fields.tsx';
import type { PartId } from './parts/parts.ts';
import { DaysOffFields } from './working-hours/days-off-fields.tsx';
import { HoursFields } from './working-hours/hours-fields.tsx';

const FIELDS = {
  about: AboutFields,
  papers: PapersFields,
  area: AreaFields,
  availability: AvailabilityFields,
  hours: HoursFields,
  daysOff: DaysOffFields,
  contact: ContactFields,
} satisfies Partial<Record<PartId, ComponentType<PartProps>>>;

/** The parts that are saved with the form. */
export type FormPart = keyof typeof FIELDS;

export function isFormPart(part: PartId | undefined): part is FormPart {
  return part !== undefined && part in FIELDS;
}

/** The fields of a part. */
export function PartFields({ part, ...rest }: PartProps & { part: FormPart }) {
  const Fields: ComponentType<PartProps> = FIELDS[part];
  return <Fields {...rest} />;
}
