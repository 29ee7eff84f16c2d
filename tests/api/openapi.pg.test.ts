/** The OpenAPI document against the server itself: its routes, and what they answer. */
import { beforeAll, expect, it } from 'vitest';
import type { ApiAnswer, OpenApiDocument, Operation } from '../../api/openapi.ts';
import { describeAnyDatabase } from '../support/api-database.ts';
import { schemaFaults } from '../support/json-schema.ts';
import type { Schema } from '../support/json-schema.ts';
import {
  clearLimits,
  createWorld,
  exampleOf,
  exampledRoutes,
  exhaustLimits,
  roles,
  routesOf,
  send,
} from './every-route.ts';
import type { Role, World } from './every-route.ts';

/** `GET /api/admin/soul-wisdom/{id}` for each route of our own calls; what stands behind many paths is no call. */
const callsOf = (routes: readonly string[]): readonly string[] =>
  routes
    .filter((route) => / \/api\//.test(route) && !route.startsWith('ALL '))
    .map((route) => route.replace(/:(\w+)/g, '{$1}'));

describeAnyDatabase('the OpenAPI document', (open) => {
  let world: World;
  let document: OpenApiDocument;
  beforeAll(async () => {
    world = await createWorld(await open());
    document = (await (await world.call('GET', '/api/openapi.json')).json()) as OpenApiDocument;
  }, 60_000);

  const resolve = (reference: string): Schema =>
    reference
      .split('/')
      .slice(1)
      .reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], document) as Schema;

  function operationOf(route: string): Operation {
    const [method = '', path = ''] = route.replace(/:(\w+)/g, '{$1}').split(' ');
    const operation = document.paths[path]?.[method.toLowerCase()];
    expect(operation, route).toBeDefined();
    return operation as Operation;
  }

  /** What the document says of this status of this route. */
  function declared(route: string, status: number): ApiAnswer {
    const answer = operationOf(route).responses[String(status)];
    expect(answer, `${route} may answer ${status}`).toBeDefined();
    const reference = (answer as { readonly $ref?: string }).$ref;
    return (reference === undefined ? answer : resolve(reference)) as ApiAnswer;
  }

  /** What of an answer is not as the document says. */
  async function faultsOf(route: string, answer: Response): Promise<readonly string[]> {
    const content = declared(route, answer.status).content ?? {};
    const type = answer.headers.get('content-type')?.split(';')[0];
    const [declaredType, media] = Object.entries(content)[0] ?? [];
    if (media === undefined || type !== 'application/json') await answer.body?.cancel();
    if (media === undefined) return [];
    if (declaredType !== '*/*' && declaredType !== (type?.startsWith('audio/') === true ? 'audio/*' : type))
      return [`${answer.status} is ${type}, not ${declaredType}`];
    return type === 'application/json' ? schemaFaults(media.schema, await answer.json(), resolve) : [];
  }

  it('has every route of our own calls, and the server has every call of the document', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(callsOf(routesOf(world.app)).toSorted());
  });

  const routes = exampledRoutes().filter((route) => callsOf([route]).length > 0);

  it.each(routes)('says what anyone is answered: %s', async (route) => {
    for (const role of roles) {
      await clearLimits(world.db);
      const sent = await exampleOf(route, world, role);
      const asText = { ...sent, headers: { 'content-type': 'text/plain' } };
      const long = { ...sent, headers: { 'content-type': 'application/json' }, body: ' '.repeat(70_000) };
      for (const one of sent.body === null ? [sent] : [sent, { ...sent, body: '{' }, asText, long])
        expect(await faultsOf(route, await send(world, one, role))).toEqual([]);
    }
  });

  it.each(routes)('says who may call, and that it is limited: %s', async (route) => {
    const { security, responses } = operationOf(route);
    const status = async (role: Role): Promise<number> => {
      const answer = await send(world, await exampleOf(route, world, role), role);
      await answer.body?.cancel();
      return answer.status;
    };
    await clearLimits(world.db);
    const needsToken = security.length > 0 && !security.some((one) => Object.keys(one).length === 0);
    expect((await status('anonymous')) === 401).toBe(needsToken);
    await clearLimits(world.db);
    const first = await exampleOf(route, world, 'admin');
    await (await send(world, first, 'admin')).body?.cancel();
    await exhaustLimits(world.db);
    const again = await send(world, first, 'admin');
    await again.body?.cancel();
    if (again.status === 429) expect(responses).toHaveProperty('429');
    else expect(responses).not.toHaveProperty('429');
  });
});
