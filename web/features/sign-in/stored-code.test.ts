import { beforeEach, expect, it, vi } from 'vitest';
import {
  readSentCode,
  storeSentCode,
  leaveSentCode,
  secondsToResend,
  takeUpSentCode,
  wentTo,
} from './stored-code.ts';

const now = 1_800_000_000_000;
const code = {
  channel: 'email',
  contact: 'Ana@example.test',
  expiresAt: now + 600_000,
  resendAt: now + 30_000,
  left: false,
} as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('is found while the code is valid', () => {
  storeSentCode(code);
  expect(readSentCode(now + 599_999)).toEqual(code);
  expect(readSentCode(now + 600_000)).toBeNull();
});

it('is still found once the dialog was left, marked as left', () => {
  storeSentCode(code);
  leaveSentCode(now);
  expect(readSentCode(now)).toEqual({ ...code, left: true });
  takeUpSentCode({ channel: 'email', contact: 'other@example.test' }, now);
  expect(readSentCode(now)?.left).toBe(true);
  takeUpSentCode(code, now);
  expect(readSentCode(now)).toEqual(code);
});

it('went to its contact, however that is formatted, and to no other', () => {
  expect(wentTo(code, 'email', ' ana@Example.test')).toBe(true);
  expect(wentTo(code, 'email', 'anna@example.test')).toBe(false);
  const text = { ...code, channel: 'phone', contact: '514 555-0142' } as const;
  expect(wentTo(text, 'phone', '(514) 555 0142')).toBe(true);
  expect(wentTo(text, 'email', '5145550142')).toBe(false);
});

it('says when another can be requested', () => {
  expect(secondsToResend(code, now)).toBe(30);
  expect(secondsToResend(code, now + 29_001)).toBe(1);
  expect(secondsToResend(code, now + 40_000)).toBe(0);
});

it('is missing without storage or with garbage in it', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => '{"contact":"ana' });
  expect(readSentCode(now)).toBeNull();
  vi.stubGlobal('sessionStorage', undefined);
  expect(readSentCode(now)).toBeNull();
});
