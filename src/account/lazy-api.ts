import type { Api, ApiDeps } from './api-client.ts';

/** The typed calls of the server, whose declarations are fetched with the first call: no screen needs them to start. */
export function createLazyApi(deps: ApiDeps): Api {
  let loading: Promise<Api> | null = null;
  const loaded = () => {
    loading ??= import('./api-client.ts').then(
      ({ createApi }) => createApi(deps),
      (error: unknown) => {
        // The next call tries again.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return {
    call: (name, ...rest) => loaded().then((api) => api.call(name, ...rest)),
    query: (name, options) => loaded().then((api) => api.query(name, options)),
    stream: (name, options) => loaded().then((api) => api.stream(name, options)),
  };
}
