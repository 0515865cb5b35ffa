import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStripe } from './stripe.ts';

let asked: string[];
let standIn: Server;
beforeEach(async () => {
  asked = [];
  standIn = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('{"object": "customer"}');
  });
  await new Promise<void>((resolve) => void standIn.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void standIn.close());

it('another API is asked in place of that of Stripe where one is named', async () => {
  const { port } = standIn.address() as AddressInfo;
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
  const prices = { professional: 'price_1', premium: 'price_2' };
  const stripe = { ...keys, prices, apiUrl: `http://127.0.0.1:${port}` };
  const client = await openStripe({ stripe }, undefined)!.loadClient();
  await client.customers.retrieve('cus_1');
  expect(asked).toEqual(['/v1/customers/cus_1']);
});
