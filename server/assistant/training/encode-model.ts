import { brotliCompressSync, constants } from 'node:zlib';
import { CLUES } from '#server/assistant/profession/evidence.ts';
import type { IntakeModel, ModelHeader } from '#server/assistant/profession/intake-model.ts';
import { CLASSES } from '#server/assistant/profession/subjects.ts';

const WINDOW = 24;

/** The file of a model, as `decodeModel` reads it. `quality` is how hard to compress, 0 to 11. */
export function encodeModel({ linear, blend }: IntakeModel, inputs: string, quality = 9): Buffer {
  const header: ModelHeader = {
    classes: CLASSES,
    blend: Object.fromEntries(CLUES.map((name, at) => [name, Number(blend[at]!.toFixed(4))])),
    bias: Array.from(linear.bias, (value) => Number(value.toFixed(4))),
    step: linear.step,
    features: linear.features.length,
    inputs,
  };
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  const differences = Buffer.alloc(linear.features.length * 4);
  for (const [row, feature] of linear.features.entries()) {
    differences.writeUInt32LE(feature - (linear.features[row - 1] ?? 0), row * 4);
  }
  const parts = [length, json, differences, linear.rarity, bytesOf(linear.weights)];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
  };
  return brotliCompressSync(Buffer.concat(parts), { params });
}

function bytesOf({ buffer, byteOffset, byteLength }: Int8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
