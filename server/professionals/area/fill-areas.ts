import { cityAround, describeCity } from '#server/places/places.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findWithoutArea, updateAreas } from './queries-areas.ts';

const batch = 500;

/**
 * Run by a timer: says the area of those whose place an older version kept without one, in their own
 * language. Where nobody knows it, it is '' from then on.
 */
export async function fillAreas({ db, config }: Platform): Promise<void> {
  for (let filled = batch; filled === batch;) {
    const rows = await findWithoutArea(db, batch);
    const areas = rows.map(({ id, lat, lon, language }) => {
      const city = cityAround({ lat, lon });
      const said = language ?? config.defaultLanguage;
      return { id, lat, lon, area: city === undefined ? '' : describeCity(city, said).area };
    });
    await updateAreas(db, areas);
    filled = rows.length;
  }
}
