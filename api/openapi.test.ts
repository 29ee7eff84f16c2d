import { describe, expect, it } from 'vitest';
import { callNames, callOf, calls, failuresOf } from '#contract/api/calls.ts';
import { testApp, testParts } from '../tests/support/api-parts.ts';
import { schemaFaults } from '../tests/support/json-schema.ts';
import type { Schema } from '../tests/support/json-schema.ts';
import { openApiDocument, openApiPath } from './openapi.ts';
import type { Operation } from './openapi.ts';
import { openApiRoutes } from './routes/openapi.ts';

const document = openApiDocument('1.2.3');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** What a reference of this document points at. */
function resolve(reference: string): Schema {
  const [hash, ...steps] = reference.split('/');
  expect(hash).toBe('#');
  const found = steps.reduce<unknown>(
    (part, step) => (part as Record<string, unknown> | undefined)?.[step],
    document,
  );
  expect(found, reference).toBeTypeOf('object');
  return found as Schema;
}

/** Every object in the document. */
function objectsIn(value: unknown): readonly Schema[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [] : [value as Schema]), ...Object.values(value).flatMap(objectsIn)];
}

describe('the document', () => {
  it('has every declared call, and no other', () => {
    const declared = callNames.map((name) => {
      const { method, path } = callOf(name);
      return `${name} ${method.toLowerCase()} ${openApiPath(path)}`;
    });
    const described = operations.map(
      ({ path, method, operation }) => `${operation.operationId} ${method} ${path}`,
    );
    expect(described.toSorted()).toEqual(declared.toSorted());
  });

  it('is plain JSON of version 3.1', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: 'Soulstice', version: '1.2.3' });
  });

  it('points at nothing that is not there', () => {
    const references = objectsIn(document).flatMap((part) =>
      typeof part['$ref'] === 'string' ? [part['$ref']] : [],
    );
    expect(references.length).toBeGreaterThan(50);
    for (const reference of references) resolve(reference);
  });

  it.each(operations)('describes $method $path whole', ({ path, operation }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = (operation.parameters ?? []).filter((part) => part.in === 'path');
    expect(described.map(({ name }) => name)).toEqual(inPath);
    for (const part of described) expect(part).toMatchObject({ required: true, schema: { type: 'string' } });
    expect(operation.summary).toMatch(/^[A-Z].*\.$/);
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining([...operation.tags]));
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^[23]\d\d$/), '500', '503']),
    );
    for (const [status, answer] of Object.entries(operation.responses)) {
      expect(status).toMatch(/^[2-5]\d\d$/);
      const reference = (answer as { $ref?: string }).$ref;
      expect((reference === undefined ? answer : resolve(reference))['description' as never]).toBeTypeOf(
        'string',
      );
    }
  });

  it('says which calls need a token', () => {
    const security = (name: Operation['operationId']) =>
      operations.find(({ operation }) => operation.operationId === name)?.operation.security;
    expect(security('getProfile')).toEqual([{ bearer: [] }]);
    expect(security('adminCreate')).toEqual([{ bearer: [] }]);
    expect(security('chat')).toEqual([{}, { bearer: [] }]);
    expect(security('plans')).toEqual([]);
    expect(document.components.securitySchemes['bearer']).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it('describes bodies as they may be sent, in the one dialect that is checked', () => {
    const body = document.paths['/api/astrology/natal-chart']?.['post']?.requestBody;
    expect(body?.required).toBe(true);
    const schema = body?.content['application/json']?.schema ?? {};
    const faults = (value: unknown) => schemaFaults(schema, value, resolve);
    const whole = { birthDate: '1990-07-15', birthTime: '14:05', lat: '13.754', lng: 100.5 };
    expect(faults(whole)).toEqual([]);
    expect(faults({ ...whole, lat: true })).toEqual(['$.lat: fits none of the alternatives']);
    expect(faults({ birthDate: '1990-07-15', lat: 1, lng: 1 })).toEqual(['$: lacks birthTime']);
  });

  it('takes audio as bytes or as an address', () => {
    const content = document.paths['/api/admin/soul-wisdom/audio']?.['post']?.requestBody?.content ?? {};
    expect(Object.keys(content)).toEqual(['application/json', 'audio/*', 'application/octet-stream']);
  });

  it('lists the failures that a call can have', () => {
    const answers = document.paths['/api/profile']?.['post']?.responses ?? {};
    const failures = Object.keys(answers).filter((status) => Number(status) >= 400);
    expect(failures).toEqual(failuresOf(calls.saveProfile).map(String));
    expect(failures).toContain('422');
  });

  it('says how every failure looks', () => {
    const schema = resolve('#/components/schemas/Failure');
    expect(schemaFaults(schema, { error: 'No.', code: 'no' }, resolve)).toEqual([]);
    expect(schemaFaults(schema, { message: 'No.' }, resolve)).toEqual(['$: lacks error']);
  });
});

describe('its routes', () => {
  const app = testApp(openApiRoutes({ ...testParts().deps, version: '1.2.3' }));

  it('serve the document', async () => {
    const answer = await app.request('/api/openapi.json');
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual(document);
  });

  it('serve a page that says every call and runs nothing', async () => {
    const answer = await app.request('/api/docs');
    expect(answer.headers.get('content-type')).toContain('text/html');
    const html = await answer.text();
    for (const { operation } of operations) expect(html).toContain(`id="${operation.operationId}"`);
    expect(html).not.toMatch(/<script|<link|<img|\son\w+=|\sstyle=|url\(|@import|https?:/i);
  });

  it('allow that page its one style sheet, by its hash, and nothing else', async () => {
    const answer = await app.request('/api/docs');
    const style = /<style>([^]*?)<\/style>/.exec(await answer.text())?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    const policy = answer.headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      `style-src 'sha256-${Buffer.from(digest).toString('base64')}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });
});
