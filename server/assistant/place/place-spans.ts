/** A part of a text, in UTF-16 units, end excluded. */
export type Span = { readonly start: number; readonly end: number };
