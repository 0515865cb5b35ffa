import { constants, zstdCompressSync } from 'node:zlib';
import { CLUES } from '#server/assistant/profession/evidence.ts';
import type { IntakeModel, ModelHeader } from '#server/assistant/profession/intake-model.ts';
import { CLASSES } from '#server/assistant/profession/subjects.ts';

const ALIGNMENT = 4;

/** Encodes a model for `decodeModel`. `level` is that of compression, 1 to 19. */
export function encodeModel({ linear, blend }: IntakeModel, inputs: string, level = 19): Buffer {
  const header: ModelHeader = {
    classes: CLASSES,
    blend: Object.fromEntries(CLUES.map((name, at) => [name, Number(blend[at]!.toFixed(4))])),
    bias: Array.from(linear.bias, (value) => Number(value.toFixed(4))),
    step: linear.step,
    features: linear.features.length,
    inputs,
  };
  const json = Buffer.from(aligned(JSON.stringify(header)));
  const length = Uint32Array.of(json.length);
  const differences = linear.features.map((feature, row, all) => feature - (all[row - 1] ?? 0));
  const parts = [bytesOf(length), json, bytesOf(differences), linear.rarity];
  return zstdCompressSync(Buffer.concat([...parts, bytesOf(linear.weights)]), {
    params: { [constants.ZSTD_c_compressionLevel]: level },
  });
}

/** Pads the text with spaces, so that the numbers after it are aligned. */
function aligned(ascii: string): string {
  return ascii.padEnd(Math.ceil(ascii.length / ALIGNMENT) * ALIGNMENT);
}

function bytesOf({ buffer, byteOffset, byteLength }: Int8Array | Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
