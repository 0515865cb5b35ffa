import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ana, messagesIn, startLiveNodes, type LiveNodes } from '#tests/support/live-nodes.ts';
import { patiently } from '#tests/support/patience.ts';
import { startTransactionPooler } from '#tests/support/database/transaction-pooler.ts';

let nodes: LiveNodes;
let pooler: Awaited<ReturnType<typeof startTransactionPooler>>;
beforeEach(async () => {
  nodes = await startLiveNodes();
  pooler = await startTransactionPooler(nodes.database.connection);
});
afterEach(async () => {
  await nodes.stop();
  pooler.stop();
});

it('detects whether NOTIFY arrives', async () => {
  const [deaf, hearing] = [await nodes.node(pooler.connection), await nodes.node()];
  expect([deaf.live.isHeard(), hearing.live.isHeard()]).toEqual([false, true]);
});

it('delivers to pages all the same, in order and once, where NOTIFY does not arrive', async () => {
  const [deaf, other] = [await nodes.node(pooler.connection), await nodes.node()];
  const page = await deaf.open('ana-token');
  const bens = await deaf.open('ben-token');
  await nodes.publish(other.live, ana, 'm1', 'm2');
  await vi.waitFor(() => expect(messagesIn(page.text)).toEqual(['m1', 'm2']), patiently);
  await nodes.publish(other.live, ana, 'm3');
  await vi.waitFor(() => expect(messagesIn(page.text)).toEqual(['m1', 'm2', 'm3']), patiently);
  expect(messagesIn(bens.text)).toEqual([]);
});
