import type { InputOf, Schema } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import { localizeErased } from '#server/platform/erased-placeholder.ts';
import { namedFieldsOf } from './named-fields.ts';

/**
 * An answer, or a part of one, that was written before: the JSON of what its schema names, in UTF-8,
 * for readers of one language. `Value` is what it says.
 */
export class WrittenAnswer<Value> {
  declare readonly value: Value;
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }
}

/** Compiles a function that writes values of a schema: undeclared fields are dropped. */
export function writerOf<S extends Schema>(
  schema: S,
): (value: InputOf<S>, language: Language) => WrittenAnswer<InputOf<S>> {
  const pick = namedFieldsOf(schema);
  return (value, language) => {
    const json = localizeErased(JSON.stringify(pick(value)), language);
    return new WrittenAnswer(Buffer.from(json));
  };
}

/** A list of what was written before. */
export function writtenList<Value>(parts: readonly WrittenAnswer<Value>[]): WrittenAnswer<Value[]> {
  const pieces = parts.flatMap(({ bytes }, place) => (place === 0 ? [bytes] : [COMMA, bytes]));
  return new WrittenAnswer(Buffer.concat([OPENING, ...pieces, CLOSING]));
}

const [OPENING, COMMA, CLOSING] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')] as const;
