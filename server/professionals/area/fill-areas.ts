import { readerLanguage } from '#contract/reader-language.ts';
import { cityAround, describeCity } from '#server/places/places.ts';
import { inBatches } from '#server/platform/batches.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findWithoutArea, updateAreas } from './queries-areas.ts';

/**
 * Run by a timer: fills in the area of places stored by older versions without one, in the person's
 * language. An unknown one becomes ''.
 */
export async function fillAreas({ db, config }: Platform): Promise<void> {
  await inBatches(500, async (limit) => {
    const rows = await findWithoutArea(db, limit);
    const areas = rows.map(({ id, lat, lon, language }) => {
      const city = cityAround({ lat, lon });
      const said = readerLanguage(config, language);
      return { id, lat, lon, area: city === undefined ? '' : describeCity(city, said).area };
    });
    await updateAreas(db, areas);
    return rows.length;
  });
}
