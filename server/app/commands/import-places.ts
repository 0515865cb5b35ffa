import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { loadConfig } from '#server/platform/config/config.ts';
import type { PlacesWish } from './places-wish.ts';
import { typedPath } from './typed-path.ts';

const MAX_NAME = 60;
const USUAL_KM = 50;
const MAX_KM = 500;

/** `import-places`: districts, towns and streets from an extract of a map. */
export const importPlaces = {
  summary: 'Take in districts and streets of your city from OpenStreetMap or GeoNames',
  help: `Usage: npm run nearhand -- import-places FILE [options]
       npm run nearhand -- import-places --list
       npm run nearhand -- import-places --remove NAME

Takes in the districts, towns and streets of an extract that the gazetteer lacks. Every running node
knows them at once: the assistant understands them, address fields suggest them, maps name them. The
same file again changes nothing; a newer one updates what is different. How to get a file of your
city: docs/your-city.md.

It reads, also packed with gzip or zip:
  OpenStreetMap  GeoJSON, GeoJSONSeq (osmium export), or the JSON of the Overpass API
  GeoNames       a dump such as CA.txt, of https://download.geonames.org/export/dump/

  --name NAME        what the import is called; a newer extract of that name updates it
                     (default: the file's name)
  --around "TOWN"    only what lies near a town, where the file is of a whole country
  --km N             how near, in kilometres (default: ${USUAL_KM}, with --around)
  --replace          remove what the import has and the newer file has no longer
  --dry-run          write nothing, and say what would happen
  --list             the imports there are
  --remove NAME      remove an import

OpenStreetMap is under the Open Database License, GeoNames under CC BY 4.0: as long as there is an
import, the page of credits names its source.`,
  async run(args: string[]): Promise<number> {
    // Before the gazetteer is loaded: half of the memory V8 would take for it stays unused.
    setFlagsFromString('--optimize-for-size');
    const wish = wishOf(args);
    const { runImportPlaces } = await import('./run-import-places.ts');
    return runImportPlaces(loadConfig(), wish);
  },
};

function wishOf(args: string[]): PlacesWish {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      around: { type: 'string' },
      km: { type: 'string' },
      replace: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      remove: { type: 'string' },
    },
  });
  const [file, ...more] = positionals;
  if (values.list && !file) return { do: 'list' };
  if (values.remove !== undefined && !file) return { do: 'remove', name: values.remove.trim() };
  if (file === undefined || more.length > 0 || values.list || values.remove !== undefined) {
    throw new Error('Name one file: npm run nearhand -- import-places FILE (or --list, --remove).');
  }
  const path = typedPath(file);
  const name = nameOf(values.name ?? basename(path).replace(/(?:\.[a-z]{2,12}){1,2}$/i, ''));
  const { replace, 'dry-run': dryRun } = values;
  return { do: 'import', path, name, around: aroundOf(values), replace, dryRun };
}

function nameOf(typed: string): string {
  const name = typed.trim();
  if (name.length > 0 && name.length <= MAX_NAME && !/\p{C}/u.test(name)) return name;
  throw new Error(`Name the import in 1 to ${MAX_NAME} characters: --name …`);
}

function aroundOf({ around, km }: { around?: string | undefined; km?: string | undefined }) {
  if (around === undefined) {
    if (km === undefined) return null;
    throw new Error('--km needs --around "Town".');
  }
  const reach = Number(km ?? USUAL_KM);
  if (reach >= 1 && reach <= MAX_KM) return { town: around, km: reach };
  throw new Error(`--km must be a number from 1 to ${MAX_KM}. It is "${km}".`);
}
