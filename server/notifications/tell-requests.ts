import { professionNumbered } from '#server/professionals/professionals.ts';
import { findRequest } from '#server/requests/requests.ts';
import { customersPage, professionName, tell, type Telling } from './tell.ts';

/** Tells a customer that nobody could be contacted yet, and that the search goes on. */
export async function tellPending(platform: Telling, { requestId }: { requestId: string }) {
  const request = await findRequest(platform.db, requestId);
  if (request?.status !== 'pending') return;
  await tell(platform, {
    kind: 'nobodyYet',
    key: requestId,
    userId: request.customer_id,
    language: request.language,
    write: (letters, lang) =>
      letters.nobodyYet({
        brand: platform.config.brandName,
        profession: professionName(professionNumbered(request.profession_id), lang),
        area: request.area,
        url: customersPage(platform, { lang, request: requestId }),
      }),
  });
}
