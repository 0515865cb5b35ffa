const FIELDS = ['name', 'email', 'message'] as const;
export type ContactField = (typeof FIELDS)[number];

/** Invalid fields with the keys of their texts. */
export type Problems = Partial<Record<ContactField, ContactField>>;

/** Validates the form, or maps the server's refusal to fields. */
export function problemsOf({
  said,
  refused = [],
}: {
  said?: Record<ContactField, string>;
  refused?: readonly { field: string }[] | undefined;
}): Problems {
  const isWrong = (field: ContactField) =>
    said ? !isWell(field, said[field].trim()) : refused.some((one) => one.field === field);
  return Object.fromEntries(FIELDS.filter(isWrong).map((field) => [field, field]));
}

function isWell(field: ContactField, value: string): boolean {
  return field === 'email' ? /^\S+@\S+\.\S+$/.test(value) : value !== '';
}
