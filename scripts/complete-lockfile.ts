// After `npm install` against a registry that does not carry every platform's packages: names in
// package-lock.json the optional packages npm left out, without which `npm ci` refuses the file.
import { readFileSync, writeFileSync } from 'node:fs';
import { missingOptionalPackages, type Lockfile } from './checks/lockfile.ts';

const file = 'package-lock.json';
const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
const missing = missingOptionalPackages(lockfile);

Object.assign(lockfile.packages, missing);
const sorted = Object.entries(lockfile.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
lockfile.packages = Object.fromEntries(sorted);
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`${Object.keys(missing).length} packages of other platforms named in ${file}`);
