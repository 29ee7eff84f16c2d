/** The part of oidc-provider that the tests use; the package brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  type Grant = {
    addOIDCScope: (scope: string) => void;
    save: () => Promise<string>;
  };

  export class Provider {
    constructor(issuer: string, configuration: object);
    readonly Grant: new (of: { accountId: string; clientId: string }) => Grant;
    callback(): RequestListener;
    interactionDetails(
      req: IncomingMessage,
      res: ServerResponse,
    ): Promise<{ prompt: { name: string }; params: { client_id: string }; session?: { accountId: string } }>;
    interactionFinished(req: IncomingMessage, res: ServerResponse, result: object): Promise<void>;
  }
}
