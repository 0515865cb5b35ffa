import { flag, text } from '../form.ts';
import { waresOf } from '../objects/catalog.ts';
import { missing } from '../refusal.ts';
import type { Handler } from './call.ts';
import { PAGING, pageOf } from './paging.ts';

export const listPrices: Handler = {
  takes: [...PAGING, 'active', 'product', 'type'],
  async answer(work, call) {
    const product = text(call.parameters, 'product');
    const all = waresOf(work)
      .map(({ price }) => price)
      .filter((price) => product === undefined || price.product === product)
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
