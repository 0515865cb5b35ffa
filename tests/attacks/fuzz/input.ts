import type { Asked } from './asked.ts';
import { bent } from './bend.ts';
import type { Draw } from './draw.ts';
import { hostileText, hostileTextLike, jsonOf } from './hostile.ts';
import { hostileCursor } from './hostile-cursor.ts';
import type { Operation } from './operations.ts';

/** One call as sent. */
export interface Input {
  method: string;
  /** Not encoded again. */
  target: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** Writes the input as HTTP, with up to three mutations. */
export async function inputOf(operation: Operation, asked: Asked, draw: Draw): Promise<Input> {
  const bends = draw.one([0, 1, 1, 1, 1, 2, 3]);
  let said = asked;
  for (let bend = 0; bend < bends; bend += 1) said = bentPart(said, draw);
  const input = await written(operation, said);
  return draw.onceIn(4) ? bentWriting(input, draw) : input;
}

function bentPart(asked: Asked, draw: Draw): Asked {
  const { params, query, body } = asked;
  const parts: (() => Asked)[] = [];
  if (Object.keys(params).length > 0) {
    const name = draw.one(Object.keys(params));
    parts.push(() => ({
      ...asked,
      params: { ...params, [name]: hostileTextLike(params[name], draw) },
    }));
  }
  for (const name of Object.keys(query)) {
    const isCursor = ['after', 'before', 'cursor'].includes(name);
    const value = () => (isCursor ? hostileCursor(draw) : hostileTextLike(query[name], draw));
    parts.push(() => ({ ...asked, query: { ...query, [name]: value() } }));
  }
  if (body !== undefined) {
    const bend = () => ({ ...asked, body: bent(body, draw) });
    parts.push(bend, bend, bend, bend);
  }
  return parts.length > 0 ? draw.one(parts)() : { ...asked, query: { q: hostileText(draw) } };
}

async function written({ method, path }: Operation, asked: Asked): Promise<Input> {
  const { params, query, body, file, headers } = asked;
  const pathname = path
    .replaceAll(/:(\w+)(\{[^}]*\})?/g, (_, name: string) => encoded(params[name]) || '-')
    .replace('*', '-');
  const search = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  const target = pathname + (search.length > 0 ? `?${search.join('&')}` : '');
  if (file) {
    const bytes = Buffer.from(await file.arrayBuffer());
    return { method, target, headers: { ...headers, 'content-type': file.type }, body: bytes };
  }
  if (body === undefined || method === 'GET') return { method, target, headers };
  const type = { 'content-type': 'application/json' };
  return { method, target, headers: { ...type, ...headers }, body: Buffer.from(jsonOf(body)) };
}

/** A lone surrogate has no UTF-8: it is encoded all the same. */
function encoded(value: unknown): string {
  const text = String(value).slice(0, 2000);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

const TARGETS = [
  '%',
  '%zz',
  '%00',
  '%C3%28',
  '%ED%A0%80',
  '%2F',
  '%2e%2e',
  '%5C',
  '//',
  ';a=b',
  '+',
  '%F0%9F',
];
const SEARCHES = [
  'a=1&a=2',
  'after=',
  'lang=fr&lang=es',
  '__proto__=1',
  'a[]=1',
  '=',
  '&&',
  'language=zz',
];
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"',
  '1',
  '\uFEFF{}',
  '{"a":1,"a":2}',
  '{"__proto__":{}}',
  '{"a":01}',
];
const TYPES = [
  'text/plain',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
  '',
  '/',
];
const HEADERS: readonly (readonly [string, string])[] = [
  ['accept-language', 'zz-\u00FF,*;q=NaN,fr;q=1e400'],
  ['accept-language', 'x,'.repeat(500)],
  ['idempotency-key', 'x'.repeat(201)],
  ['idempotency-key', 'the-same'],
  ['if-none-match', '*'],
  ['if-none-match', 'W/"'],
  ['range', 'bytes=9-1'],
  ['last-event-id', '99999999999999999999'],
  ['last-event-id', '-1'],
  ['x-forwarded-for', '::ffff:999.1.1.1, , x'],
  ['origin', 'null'],
  ['origin', 'https://evil.example'],
  ['cookie', 'nearhand_session=%; =; a'],
  ['content-encoding', 'gzip'],
  ['expect', 'something'],
  ['stripe-signature', 't=,v1='],
  ['accept-encoding', 'br;q=x, identity;q=0, *;q=0'],
];

function bentWriting(input: Input, draw: Draw): Input {
  const [path = '', search = ''] = input.target.split('?');
  switch (draw.below(7)) {
    case 0:
      return { ...input, target: `${input.target}${draw.one(TARGETS)}` };
    case 1:
      return { ...input, target: `${path}${draw.one(TARGETS)}?${search}` };
    case 2:
      return { ...input, target: `${path}?${search}&${search}&${draw.one(SEARCHES)}` };
    case 3:
      return { ...input, body: brokenBody(input.body, draw) };
    case 4:
      return { ...input, headers: { ...input.headers, 'content-type': draw.one(TYPES) } };
    case 5:
      return {
        ...input,
        method: draw.one(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']),
      };
    default: {
      const [name, value] = draw.one(HEADERS);
      return { ...input, headers: { ...input.headers, [name]: value } };
    }
  }
}

function brokenBody(body: Buffer | undefined, draw: Draw): Buffer {
  const whole = body ?? Buffer.from('{}');
  const broken = [
    () => Buffer.from(draw.one(BODIES)),
    () => whole.subarray(0, draw.below(whole.length + 1)),
    () => Buffer.concat([whole, Buffer.from([0xff, 0xfe, 0])]),
    () => Buffer.from(whole.toString(), 'utf16le'),
    () => Buffer.from('['.repeat(draw.one([30, 1000, 30_000]))),
    () => Buffer.alloc(draw.one([65_536, 65_537, 120_000]), ' '),
  ];
  return draw.one(broken)();
}
