import { flag, inside, mergedMetadata, text, texts, whole, type Parameters } from '../form.ts';
import { makeNewPrice, productName, waresOf } from '../objects/catalog.ts';
import { invalid, missing } from '../refusal.ts';
import { add, alter, list } from '../store.ts';
import { newId, type Work } from '../work.ts';
import type { Handler } from './call.ts';
import { PAGING, pageOf } from './paging.ts';

export const createPrice: Handler = {
  takes: [
    'currency',
    'lookup_key',
    'metadata',
    'nickname',
    'product',
    'recurring',
    'tax_behavior',
    'transfer_lookup_key',
    'unit_amount',
  ],
  async answer(work, { parameters }) {
    const product = text(parameters, 'product') ?? '';
    if (productName(product) === undefined) throw missing('product', product, 'product');
    assertMonthlyDollars(parameters);
    const lookupKey = text(parameters, 'lookup_key') ?? null;
    if (lookupKey !== null) await freeLookupKey(work, lookupKey, parameters);
    const body = makeNewPrice({
      id: newId('price'),
      product,
      cents: whole(parameters, 'unit_amount') ?? 0,
      created: work.now,
      lookupKey,
      nickname: text(parameters, 'nickname') ?? null,
      metadata: mergedMetadata({}, parameters),
      taxBehavior: taxBehaviorOf(parameters),
    });
    await add<'price'>(work, { body, hidden: {} });
    return body;
  },
};

/** The sandbox knows monthly plans in US dollars only. */
function assertMonthlyDollars(parameters: Parameters): void {
  if (text(parameters, 'currency') !== 'usd') {
    throw invalid('The sandbox has US dollars only.', { param: 'currency' });
  }
  const { interval, interval_count: count = 1 } = inside(parameters, 'recurring');
  if (interval !== 'month' || Number(count) !== 1) {
    throw invalid('The sandbox has monthly prices only.', { param: 'recurring' });
  }
}

/** A key belongs to one price; another takes it where the call says so. */
async function freeLookupKey(work: Work, key: string, parameters: Parameters): Promise<void> {
  const all = await list(work, 'price');
  const holder = all.find(({ body }) => body.lookup_key === key);
  if (!holder) return;
  if (!flag(parameters, 'transfer_lookup_key')) {
    throw invalid(`A price (\`${holder.body.id}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    });
  }
  await alter(work, holder, { body: { lookup_key: null } });
}

function taxBehaviorOf(parameters: Parameters) {
  const said = text(parameters, 'tax_behavior');
  return TAX_BEHAVIORS.find((one) => one === said) ?? 'unspecified';
}

const TAX_BEHAVIORS = ['exclusive', 'inclusive', 'unspecified'] as const;

export const listPrices: Handler = {
  takes: [...PAGING, 'active', 'lookup_keys', 'product', 'type'],
  async answer(work, call) {
    const product = text(call.parameters, 'product');
    const keys = 'lookup_keys' in call.parameters && texts(call.parameters, 'lookup_keys');
    const all = waresOf(work)
      .map(({ price }) => price)
      .filter((price) => product === undefined || price.product === product)
      .filter(({ lookup_key: key }) => !keys || (key !== null && keys.includes(key)))
      .filter(() => flag(call.parameters, 'active') !== false)
      .filter(({ type }) => (text(call.parameters, 'type') ?? type) === type);
    return pageOf(all, call, '/v1/prices');
  },
};

export const retrievePrice: Handler = {
  takes: [],
  async answer(work, { id }) {
    const ware = waresOf(work).find(({ price }) => price.id === id);
    if (!ware) throw missing('price', id, 'price');
    return ware.price;
  },
};

export const retrieveProduct: Handler = {
  takes: [],
  async answer(work, { id }) {
    const ware = waresOf(work).find(({ product }) => product.id === id);
    if (!ware) throw missing('product', id);
    return ware.product;
  },
};
