type Value = number | string | Buffer | Map<number | string, Value>;

/** Encodes what authenticators say (CBOR, RFC 8949): integers, texts, bytes and maps of them. */
export function cborOf(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, one]) => [cborOf(key), cborOf(one)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

/** The major type and a length or number below 65,536. */
function head(major: number, size: number): Buffer {
  const type = major << 5;
  if (size < 24) return Buffer.from([type | size]);
  if (size < 256) return Buffer.from([type | 24, size]);
  return Buffer.from([type | 25, size >> 8, size & 0xff]);
}
