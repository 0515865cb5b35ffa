import { afterEach, expect, it } from 'vitest';
import { oversizedFiles } from '#scripts/checks/file-sizes.ts';
import { scratchProject } from './scratch-project.ts';

const project = scratchProject();
afterEach(() => project.remove());

it('names the files that are longer than 300 lines, and only those', () => {
  project.write('server/places/long.ts', 'export {};\n'.repeat(301));
  project.write('server/places/full.ts', 'export {};\n'.repeat(300));
  project.write('web/tables.generated.ts', 'export {};\n'.repeat(900));
  expect(oversizedFiles(project.root)).toEqual([
    'server/places/long.ts has 301 lines; the limit is 300',
  ]);
});
