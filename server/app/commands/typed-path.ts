import { resolve } from 'node:path';

/** Resolves a path as typed, from the caller's directory: npm changes to the project's folder. */
export function typedPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}

/** A backup as named: in the bucket (s3://…), or a folder. */
export function typedBackup(address: string): string {
  return address.startsWith('s3://') ? address : typedPath(address);
}
