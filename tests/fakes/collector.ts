import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as it arrived. */
export interface ArrivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 2 of a server, 3 of a client, 5 of a consumer. */
  kind: number;
  attributes: Record<string, string | number>;
}

/** A fake OpenTelemetry collector on loopback: OTLP over HTTP, in JSON. */
export interface FakeCollector {
  /** The value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: ArrivedSpan[];
  /** The headers of every export. */
  asked: IncomingMessage['headers'][];
  /** Refuses every export from now on, or never answers it. */
  breakWith(fault: 'refuse' | 'stall'): void;
  /** How many exports wait for an answer. */
  countStalled(): number;
  close(): Promise<void>;
}

export async function startFakeCollector(): Promise<FakeCollector> {
  const spans: ArrivedSpan[] = [];
  const asked: FakeCollector['asked'] = [];
  const stalled = new Set<ServerResponse>();
  let fault: 'refuse' | 'stall' | undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = (await json(request)) as Export;
    asked.push(request.headers);
    if (fault === 'stall') {
      stalled.add(response);
      response.on('close', () => stalled.delete(response));
    } else if (fault === 'refuse' || request.url !== '/v1/traces') response.writeHead(400).end();
    else {
      spans.push(...spansOf(body));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    asked,
    breakWith: (next) => (fault = next),
    countStalled: () => stalled.size,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** What is read of an export. */
interface Export {
  resourceSpans: { scopeSpans: { spans: WireSpan[] }[] }[];
}

type WireSpan = Omit<ArrivedSpan, 'attributes'> & {
  attributes: { key: string; value: { stringValue?: string; intValue?: string | number } }[];
};

function spansOf({ resourceSpans }: Export): ArrivedSpan[] {
  const wired = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  return wired.map(({ attributes, ...span }) => ({
    ...span,
    attributes: Object.fromEntries(
      attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
    ),
  }));
}
