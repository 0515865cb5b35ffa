import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** The answer of the model, and the behaviour of its service. */
export interface ModelReply {
  /** The text of the answer; anything else is sent as JSON. */
  says?: unknown;
  status?: number;
  /** A delay of the headers, or of the second half of the answer; undefined is none. */
  headersAfterMs?: number;
  bodyAfterMs?: number;
  /** Bytes of white space after the answer. */
  padding?: number;
  /** A redirect instead of an answer. */
  redirectTo?: string;
  /** The reported usage; false for none. */
  usage?: { input: number; output: number } | false;
}

/** A fake language model on loopback with OpenAI's API and, at /messages, Anthropic's. */
export interface FakeLanguageModel {
  baseUrl: string;
  /** The questions, in order. */
  calls: { path: string; key: string | undefined; body: Record<string, unknown>; asked: string }[];
  /** The tokens of all answers. */
  readonly bill: number;
  /** The current answer. */
  reply: ModelReply;
  close(): Promise<void>;
}

const USUAL = { input: 900, output: 100 };

export async function startFakeLanguageModel(): Promise<FakeLanguageModel> {
  const calls: FakeLanguageModel['calls'] = [];
  let bill = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = await text(request);
    const { reply } = model;
    const body = JSON.parse(asked) as Record<string, unknown>;
    const { authorization, 'x-api-key': key = authorization } = request.headers;
    calls.push({ path: request.url ?? '', key: key as string | undefined, body, asked });
    if (reply.usage !== false) bill += (reply.usage ?? USUAL).input + (reply.usage ?? USUAL).output;
    await write(response, reply, request.url?.endsWith('/messages') ? asAnthropic : asOpenAi);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const model: FakeLanguageModel = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    get bill() {
      return bill;
    },
    reply: {},
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return model;
}

async function write(
  response: ServerResponse,
  reply: ModelReply,
  shape: (says: string, usage: ModelReply['usage']) => object,
): Promise<void> {
  const { says = {}, status = 200, usage = USUAL, headersAfterMs, bodyAfterMs } = reply;
  const words = typeof says === 'string' ? says : JSON.stringify(says);
  const body = JSON.stringify(shape(words, usage)) + ' '.repeat(reply.padding ?? 0);
  if (headersAfterMs) await sleep(headersAfterMs);
  if (reply.redirectTo) return void response.writeHead(307, { location: reply.redirectTo }).end();
  response.writeHead(status, { 'content-type': 'application/json' });
  const half = body.length / 2;
  response.write(body.slice(0, half));
  if (bodyAfterMs) await sleep(bodyAfterMs);
  response.end(body.slice(half));
}

function asOpenAi(says: string, usage: ModelReply['usage']): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'small',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: says } }],
    ...(usage && {
      usage: {
        prompt_tokens: usage.input,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.output,
      },
    }),
  };
}

function asAnthropic(says: string, usage: ModelReply['usage']): object {
  const { input, output } = usage || USUAL;
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'small',
    content: [{ type: 'text', text: says }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: input, output_tokens: output },
  };
}
