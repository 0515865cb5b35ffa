import { spawn, type SpawnOptions } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';

let log: WriteStream | undefined;

/** Where the output of every program goes. */
export function logTo(file: string): void {
  log = createWriteStream(file);
}

/** A line for the person who waits. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
  log?.write(`== ${line}\n`);
}

/** Runs a program to its end; resolves with its standard output. @throws with its last words */
export function sh(program: string, args: string[], options: SpawnOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let all = '';
    const keep = (bytes: Buffer) => {
      all += bytes.toString();
      log?.write(bytes);
    };
    child.stdout!.on('data', (bytes: Buffer) => (out += bytes.toString()));
    child.stdout!.on('data', keep);
    child.stderr!.on('data', keep);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(out);
      const words = all.trimEnd().split('\n').slice(-25).join('\n');
      reject(new Error(`${program} ${args.join(' ')} ended with ${code ?? signal}:\n${words}`));
    });
  });
}
