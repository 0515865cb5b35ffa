import { MARKET_DAYS } from '#contract/admin/market.ts';
import { isProfession } from '#contract/professionals/professions.ts';
import { useAdminAddress } from '../frame/address.ts';

/** The length of the period. */
type Days = (typeof MARKET_DAYS)[number];

/** The query of the market in the address; other parameters are left out. */
export function useMarketQuestions() {
  const { given, change } = useAdminAddress();
  const days: Days = MARKET_DAYS.find((one) => one === given['days']) ?? '30';
  const { profession: named = '' } = given;
  const profession = isProfession(named) ? named : undefined;
  const city = given['city']?.trim().slice(0, 200) || undefined;
  const asked = { days, ...(profession && { profession }), ...(city && { city }) };
  return { asked, change };
}
