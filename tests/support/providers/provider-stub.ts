/**
 * Servers on this machine that speak the wire format of each provider, as their public documentation describes it: so that
 * the whole way to a model, SDK and HTTP included, runs in a test.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a stub does with one request. */
export type StubAnswer = {
  /** Pieces of text, streamed one event each. */
  readonly text?: readonly string[];
  /** Tool calls after the text. */
  readonly tools?: readonly { readonly name: string; readonly input: object }[];
  readonly end?: 'stop' | 'length' | 'refusal';
  /** Answers with this status and the provider's error body instead. */
  readonly status?: number;
  /** `cut`: the connection is destroyed after the text. `close`: the stream ends there, without its last events. */
  readonly after?: 'cut' | 'close' | 'hang';
  /** Sends bytes that are no event of the provider in the middle. */
  readonly garbage?: string;
  /** Milliseconds before anything is said. */
  readonly waitMs?: number;
  /** An error event of the provider in the middle of the stream. */
  readonly errorInStream?: true;
};

export type StubRequest = {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Readonly<Record<string, unknown>>;
};

/** How one provider writes on the wire. */
export type WireFormat = {
  readonly contentType: string;
  readonly start: () => string;
  readonly text: (piece: string) => string;
  readonly tool: (call: { readonly name: string; readonly input: object }, at: number) => string;
  readonly end: (why: 'stop' | 'length' | 'refusal' | 'tools') => string;
  readonly errorEvent: () => string;
  readonly errorBody: (status: number) => string;
};

export type ProviderStub = {
  /** `http://127.0.0.1:…`, without a slash at its end. */
  readonly origin: string;
  readonly requests: readonly StubRequest[];
  /** Connections that the client closed before the answer was whole. */
  readonly abandoned: () => number;
  readonly answers: (...answers: readonly StubAnswer[]) => void;
  readonly close: () => Promise<void>;
};

/** Starts a stub. Answers are given in order, the last one again when they run out. */
export async function startProvider(wire: WireFormat): Promise<ProviderStub> {
  const requests: StubRequest[] = [];
  let script: readonly StubAnswer[] = [{}];
  let abandoned = 0;
  const server = createServer((incoming, response) => {
    void (async () => {
      const body = JSON.parse(await textOf(incoming)) as Record<string, unknown>;
      requests.push({ url: incoming.url ?? '', headers: incoming.headers, body });
      const answer = script[Math.min(requests.length, script.length) - 1] ?? {};
      response.on('close', () => {
        if (!response.writableFinished) abandoned += 1;
      });
      await reply(response, answer, wire);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    abandoned: () => abandoned,
    answers: (...answers) => {
      script = answers;
      requests.length = 0;
      abandoned = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function reply(response: ServerResponse, answer: StubAnswer, wire: WireFormat): Promise<void> {
  if (answer.waitMs !== undefined) await pause(answer.waitMs);
  if (answer.status !== undefined) {
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(wire.errorBody(answer.status));
    return;
  }
  response.writeHead(200, { 'content-type': wire.contentType });
  response.write(wire.start());
  for (const piece of answer.text ?? []) {
    response.write(wire.text(piece));
    await pause(1);
  }
  if (answer.garbage !== undefined) response.write(answer.garbage);
  if (answer.errorInStream === true) response.write(wire.errorEvent());
  for (const [at, call] of (answer.tools ?? []).entries()) response.write(wire.tool(call, at));
  switch (answer.after) {
    case 'hang':
      return;
    case 'cut':
      await pause(5);
      response.destroy();
      return;
    case 'close':
      response.end();
      return;
    default:
      response.end(wire.end(answer.end ?? ((answer.tools?.length ?? 0) > 0 ? 'tools' : 'stop')));
  }
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A server-sent event with a name, as Anthropic and OpenAI's responses write them. */
export const namedEvent = (type: string, data: object): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;

/** One without. */
export const plainEvent = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;
