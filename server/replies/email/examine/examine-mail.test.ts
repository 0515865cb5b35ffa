import { expect, it } from 'vitest';
import { examineMail } from './examine-mail.ts';

const raw = Buffer.from('From: ann@example.test\r\nTo: x@reply.test\r\n\r\nAt nine\r\n');
const mail = {
  raw,
  from: 'ann@example.test',
  returnPath: 'ann@example.test',
  peer: { ip: '127.0.0.1', helo: 'here' },
  isTrusted: true,
};
/** Takes a thread that is warm already more than the millisecond that a timer of none takes. */
const long = { ...mail, raw: Buffer.concat([raw, Buffer.alloc(1_000_000, 'nine\r\n')]) };
const lookUp = async () => [];
const proof = { state: 'proven', signature: null };

it('a mail that the machine is too busy to read is to be sent again, and is not too complex', async () => {
  const patience = { wallMs: 0, cpuMs: 5000 };
  expect(await examineMail({ lookUp }, long, patience)).toEqual({ proof: { state: 'later' } });
});

it('a mail that takes more of the CPU than it may is too complex', async () => {
  expect(await examineMail({ lookUp }, long, { wallMs: 0, cpuMs: 0 })).toBe('too_complex');
});

it('what the mails before took of the CPU does not count', async () => {
  const content = { words: 'At nine', files: [] };
  expect(await examineMail({ lookUp }, mail)).toEqual({ proof, content });
  const spent = await examineMail({ lookUp }, long, { wallMs: 0, cpuMs: 200 });
  expect(spent).not.toBe('too_complex');
});
