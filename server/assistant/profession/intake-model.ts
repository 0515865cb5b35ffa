import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import type { Blend } from './blend.ts';
import { CLUES } from './evidence.ts';
import type { LinearModel } from './linear-model.ts';
import { CLASSES } from './subjects.ts';

/** All that is learnt: the linear classifier and the weight of each clue. */
export type IntakeModel = { readonly linear: LinearModel; readonly blend: Blend };

export type ModelHeader = {
  readonly classes: readonly string[];
  /** The weight of each clue by its name. */
  readonly blend: Readonly<Record<string, number>>;
  readonly bias: readonly number[];
  readonly step: number;
  readonly features: number;
  /** The SHA-256 of its training data. */
  readonly inputs: string;
};

/** Larger than a whole model: a stream of several chunks would be copied once more. */
const ONE_PIECE = 8_000_000;

export const MODEL_FILE = new URL('../model/intake.bin', import.meta.url);

/** The shipped model, read from its file once. */
export function shippedModel(): IntakeModel {
  shipped ??= decodeModel(readFileSync(MODEL_FILE)).model;
  return shipped;
}

let shipped: IntakeModel | undefined;

/**
 * Decodes the file of a model: compressed, the length of its header in four bytes, the header as
 * JSON, then the features as differences (four bytes each), their rarities and the rows of weights,
 * which are all used in place. An unknown clue has weight zero. Throws where it was made for other
 * classes.
 */
export function decodeModel(file: Uint8Array): { model: IntakeModel; header: ModelHeader } {
  const bytes = zstdDecompressSync(file, { chunkSize: ONE_PIECE });
  const length = bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString('utf8', 4, 4 + length)) as ModelHeader;
  if (header.classes.join() !== CLASSES.join()) throw new Error('The model has other classes.');
  const blend = CLUES.map((name) => header.blend[name] ?? 0);
  const linear = decodeLinear(bytes.subarray(4 + length), header);
  return { model: { linear, blend }, header };
}

function decodeLinear({ buffer, byteOffset }: Buffer, header: ModelHeader): LinearModel {
  const count = header.features;
  const classes = header.classes.length;
  const features = new Uint32Array(buffer, byteOffset, count);
  for (let row = 1; row < count; row += 1) features[row]! += features[row - 1]!;
  const rarityFrom = byteOffset + features.byteLength;
  return {
    classes,
    features,
    rarity: new Uint8Array(buffer, rarityFrom, count),
    weights: new Int8Array(buffer, rarityFrom + count, count * classes),
    step: header.step,
    bias: Float32Array.from(header.bias),
  };
}
