/** An XMLHttpRequest that sends nothing: the test plays the network. */
type Listener = (event: { lengthComputable: boolean; loaded: number; total: number }) => void;

class Listeners {
  private readonly byType = new Map<string, Listener[]>();
  addEventListener(type: string, listener: Listener): void {
    this.byType.set(type, [...(this.byType.get(type) ?? []), listener]);
  }
  fire(type: string, loaded = 0, total = 0): void {
    for (const listener of this.byType.get(type) ?? []) listener({ lengthComputable: true, loaded, total });
  }
}

export class FakeXhr extends Listeners {
  /** Every request since `installFakeXhr`, oldest first. */
  static sent: FakeXhr[] = [];
  readonly upload = new Listeners();
  readonly headers: Record<string, string> = {};
  method = '';
  url = '';
  status = 0;
  responseText = '';
  body: unknown = null;

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.body = body;
    FakeXhr.sent.push(this);
  }
  abort(): void {
    this.fire('abort');
  }

  progress(loaded: number, total: number): void {
    this.upload.fire('progress', loaded, total);
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.fire('load');
  }
}

/** Puts it in place of the browser's own; the answer puts that back. */
export function installFakeXhr(): () => void {
  const real = globalThis.XMLHttpRequest;
  FakeXhr.sent = [];
  globalThis.XMLHttpRequest = FakeXhr as unknown as typeof XMLHttpRequest;
  return () => {
    globalThis.XMLHttpRequest = real;
  };
}
