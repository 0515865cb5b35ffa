import { expect, test, vi } from 'vitest';
import { connectWithRetry } from './connect-with-retry.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });
const TIMEOUT = new Error('Connection terminated due to connection timeout');

test('a restarting server is waited for', async () => {
  const connect = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(failure('ECONNREFUSED'))
    .mockRejectedValueOnce(failure('57P03'))
    .mockResolvedValue('connected');
  expect(await connectWithRetry(connect)()).toBe('connected');
});

test('a wrong password fails at once', async () => {
  const connect = vi.fn<() => Promise<string>>().mockRejectedValue(failure('28P01'));
  await expect(connectWithRetry(connect)()).rejects.toThrow('28P01');
  expect(connect).toHaveBeenCalledTimes(1);
});

test('a slow server is waited for at the start, and reported afterwards', async () => {
  const connect = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(TIMEOUT)
    .mockResolvedValueOnce('connected')
    .mockRejectedValue(TIMEOUT);
  const patient = connectWithRetry(connect);
  expect(await patient()).toBe('connected');
  await expect(patient()).rejects.toThrow('connection timeout');
  expect(connect).toHaveBeenCalledTimes(3);
});
