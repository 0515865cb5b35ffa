import { flag, inside, mergedMetadata, text, texts, type Parameters } from '../form.ts';
import { invalid } from '../refusal.ts';
import { add, alter, get, list } from '../store.ts';
import { makeTaxRate } from '../taxes/tax-rate.ts';
import { newId } from '../work.ts';
import type { Handler } from './call.ts';
import { PAGING, pageOf } from './paging.ts';

const ABOUT = ['country', 'description', 'display_name', 'jurisdiction', 'state'] as const;
const MAX_DECIMALS = /^\d{1,3}(\.\d{1,4})?$/;

export const createTaxRate: Handler = {
  takes: [...ABOUT, 'active', 'inclusive', 'metadata', 'percentage'],
  async answer(work, { parameters }) {
    const body = makeTaxRate({
      id: newId('txr'),
      created: work.now,
      ...aboutOf(parameters),
      display_name: text(parameters, 'display_name') ?? '',
      inclusive: flag(parameters, 'inclusive') ?? false,
      percentage: percentageOf(parameters),
      metadata: mergedMetadata({}, parameters),
    });
    await add<'tax_rate'>(work, { body, hidden: {} });
    return body;
  },
};

/** What a rate charges never changes: that is another rate. */
export const updateTaxRate: Handler = {
  takes: [...ABOUT, 'active', 'metadata'],
  async answer(work, { id, parameters }) {
    const rate = await get(work, 'tax_rate', id);
    const active = flag(parameters, 'active');
    const altered = await alter(work, rate, {
      body: {
        ...aboutOf(parameters),
        ...(active !== undefined && { active }),
        metadata: mergedMetadata(rate.body.metadata ?? {}, parameters),
      },
    });
    return altered.body;
  },
};

export const retrieveTaxRate: Handler = {
  takes: [],
  answer: async (work, { id }) => (await get(work, 'tax_rate', id)).body,
};

export const listTaxRates: Handler = {
  takes: [...PAGING, 'active', 'inclusive'],
  async answer(work, call) {
    const active = flag(call.parameters, 'active');
    const inclusive = flag(call.parameters, 'inclusive');
    const all = (await list(work, 'tax_rate'))
      .map(({ body }) => body)
      .filter((rate) => active === undefined || rate.active === active)
      .filter((rate) => inclusive === undefined || rate.inclusive === inclusive);
    return pageOf(all, call, '/v1/tax_rates');
  },
};

/** The ids of `default_tax_rates` or another; none for an empty text, undefined where nothing was said. */
export function rateIdsOf(
  parameters: Parameters,
  name = 'default_tax_rates',
): string[] | undefined {
  return name in parameters ? texts(parameters, name) : undefined;
}

/** Whether `automatic_tax` is switched on; undefined where nothing was said. */
export function isAutomatic(parameters: Parameters): boolean | undefined {
  return flag(inside(parameters, 'automatic_tax'), 'enabled');
}

function aboutOf(parameters: Parameters) {
  return Object.fromEntries(
    ABOUT.flatMap((name) => {
      const said = text(parameters, name);
      return said === undefined ? [] : [[name, said]];
    }),
  );
}

function percentageOf(parameters: Parameters): number {
  const said = text(parameters, 'percentage') ?? '';
  if (MAX_DECIMALS.test(said) && Number(said) <= 100) return Number(said);
  throw invalid('The percentage must be from 0 to 100, with at most 4 decimals.', {
    param: 'percentage',
  });
}
