/**
 * The OpenAPI document as a page: HTML and one style sheet, nothing that runs and nothing from elsewhere.
 *
 * Every word in it comes from the declarations; it is escaped all the same.
 */
import type { ApiAnswer, JsonSchema, OpenApiDocument, Operation } from './openapi.ts';

/** The whole page, complete with `openApiStyle`. */
export function openApiPage(document: OpenApiDocument): string {
  const operations = operationsOf(document);
  const sections = document.tags.map(({ name }) => ({
    name,
    calls: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escape(document.info.title)} server calls</title>
<style>${openApiStyle}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<p class="mark" aria-hidden="true">☽</p>
<h1>${escape(document.info.title)} <span>server calls</span></h1>
<p class="lead">${escape(document.info.description)}</p>
<p class="meta">Version ${escape(document.info.version)} · ${operations.length} calls · <a href="/api/openapi.json">openapi.json</a></p>
</header>
<div class="frame">
<nav aria-label="Calls">
${sections.map(({ name, calls }) => `<h2>${escape(name)}</h2>\n<ul>\n${calls.map(indexEntry).join('\n')}\n</ul>`).join('\n')}
</nav>
<main id="calls">
${sections.map(({ name, calls }) => `<section>\n<h2>${escape(name)}</h2>\n${calls.map((call) => callCard(call, document)).join('\n')}\n</section>`).join('\n')}
</main>
</div>
</body>
</html>
`;
}

type PlacedOperation = { readonly method: string; readonly path: string; readonly operation: Operation };

function operationsOf(document: OpenApiDocument): readonly PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function indexEntry({ method, path, operation }: PlacedOperation): string {
  return `<li><a href="#${operation.operationId}">${methodMark(method)}<span>${breakable(path)}</span></a></li>`;
}

const methodMark = (method: string): string =>
  `<b class="method ${method.toLowerCase()}">${escape(method)}</b>`;

/** A path that a narrow column may break after its slashes. */
const breakable = (path: string): string => escape(path).replaceAll('/', '/<wbr>');

function callCard({ method, path, operation }: PlacedOperation, document: OpenApiDocument): string {
  const body = operation.requestBody?.content ?? {};
  return `<article id="${operation.operationId}">
<h3>${methodMark(method)} <code>${breakable(path)}</code></h3>
<p class="summary">${escape(operation.summary)}</p>
<p class="meta">${escape(operation.description)}</p>
${parameterList(operation)}
${Object.entries(body)
  .map(([type, { schema }]) => foldOut(`Body · ${escape(type)}`, shapeOf(schema)))
  .join('\n')}
${Object.entries(operation.responses)
  .map(([status, answer]) => answerPart(status, resolved(answer, document)))
  .join('\n')}
</article>`;
}

function parameterList(operation: Operation): string {
  if (operation.parameters === undefined) return '';
  const rows = operation.parameters.map(
    ({ name, in: place, schema }) =>
      `<li><code>${escape(name)}</code> in the ${place}: ${kindOf(schema)}</li>`,
  );
  return `<ul class="fields">${rows.join('')}</ul>`;
}

function resolved(answer: ApiAnswer, document: OpenApiDocument): ApiAnswer {
  const reference = (answer as { readonly $ref?: string }).$ref?.split('/').at(-1) ?? '';
  return document.components.responses[reference] ?? answer;
}

function answerPart(status: string, answer: ApiAnswer): string {
  const isFailure = Number(status) >= 400;
  const mark = `<b class="status ${isFailure ? 'bad' : 'good'}">${escape(status)}</b>`;
  const [type, media] = Object.entries(answer.content ?? {})[0] ?? [];
  // What failures look like is said once, in the document; here they are a line each.
  if (isFailure || media === undefined) return `<p class="answer">${mark} ${escape(answer.description)}</p>`;
  return foldOut(`${mark} ${escape(type ?? '')}`, shapeOf(media.schema));
}

/** `summary` is markup. */
function foldOut(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>${content}</details>`;
}

/** A shape as nested lists of its parts. */
function shapeOf(schema: JsonSchema): string {
  const inner = unwrapped(schema);
  const fields = Object.entries((inner['properties'] ?? {}) as Record<string, JsonSchema>);
  if (fields.length === 0) return `<p class="kind">${kindOf(schema)}</p>`;
  const required = new Set((inner['required'] ?? []) as readonly string[]);
  const rows = fields.map(([name, part]) => {
    const optional = required.has(name) ? '' : ' <em>optional</em>';
    const nested = unwrapped(part)['properties'] === undefined ? '' : shapeOf(part);
    return `<li><code>${escape(name)}</code> ${kindOf(part)}${optional}${nested}</li>`;
  });
  return `<ul class="fields">${rows.join('')}</ul>`;
}

/** A shape without "or null" and without the list around it. */
function unwrapped(schema: JsonSchema): JsonSchema {
  const plain = alternatives(schema)[0] ?? schema;
  const items = plain['items'];
  return typeof items === 'object' && items !== null ? unwrapped(items as JsonSchema) : plain;
}

/** The alternatives of a shape that are something. */
function alternatives(schema: JsonSchema): readonly JsonSchema[] {
  const list = (schema['anyOf'] ?? [schema]) as readonly JsonSchema[];
  return list.flatMap((one) => (one['anyOf'] === undefined ? [one] : alternatives(one))).filter(isSomething);
}

const isSomething = (schema: JsonSchema): boolean => schema['type'] !== 'null';

/** The kind of a shape in words: `text or null`, `number, 0 to 90`. Escaped. */
function kindOf(schema: JsonSchema): string {
  const list = (schema['anyOf'] ?? [schema]) as readonly JsonSchema[];
  const words = list.flatMap((one) => (one['anyOf'] === undefined ? kindsOfOne(one) : [kindOf(one)]));
  return [...new Set(words)].join(' or ') || 'anything';
}

function kindsOfOne(schema: JsonSchema): readonly string[] {
  const values = (schema['enum'] ?? (schema['const'] === undefined ? undefined : [schema['const']])) as
    | readonly unknown[]
    | undefined;
  if (values !== undefined) return values.map((value) => `<code>${escape(JSON.stringify(value))}</code>`);
  const type = schema['type'];
  const types = (Array.isArray(type) ? type : [type]).filter((one): one is string => typeof one === 'string');
  return types.map((one) =>
    one === 'array'
      ? `list of ${kindOf((schema['items'] ?? {}) as JsonSchema)}`
      : `${typeWords[one] ?? escape(one)}${rangeOf(one, schema)}`,
  );
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};

function rangeOf(type: string, schema: JsonSchema): string {
  if (type === 'string') {
    const max = schema['maxLength'];
    return typeof max === 'number' ? `, at most ${max.toLocaleString('en')} characters` : '';
  }
  if (type !== 'number' && type !== 'integer') return '';
  const low = schema['minimum'];
  const high = schema['maximum'] ?? schema['exclusiveMaximum'];
  const shown = [low, high].filter(
    (bound) => typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER,
  );
  if (shown.length === 2) return `, ${String(low)} to ${String(high)}`;
  return shown.length === 0 ? '' : `, ${shown[0] === low ? 'from' : 'up to'} ${String(shown[0])}`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The colours are those of the app; its fonts live in hashed files that a page of the server does not know. */
export const openApiStyle = `
:root{color-scheme:dark light;--bg:#0e1420;--surface:#161e2c;--text:#f4ede1;--muted:#b9ae9c;--gold:#e3b566;
--sage:#8fbfa3;--tide:#84b4cf;--ember:#e98a6b;--rose:#de97a6;--line:#2a3546;--ring:#ffd98a}
@media (prefers-color-scheme:light){:root{--bg:#fbf6ec;--surface:#fffdf8;--text:#241c14;--muted:#6b5d4c;
--gold:#8a5a12;--sage:#2f6b4f;--tide:#245e82;--ember:#a8452a;--rose:#9a3b55;--line:#e4d8c4;--ring:#0b5fa5}}
*{box-sizing:border-box}
html{scroll-padding-top:24px}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.6 ui-sans-serif,system-ui,sans-serif}
a{color:var(--gold);text-underline-offset:3px}
:focus-visible{outline:2px solid var(--ring);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:16px}
header{max-width:1120px;margin:0 auto;padding:56px 24px 32px}
h1,.mark{font-family:ui-serif,Georgia,serif;font-weight:500}
h1{font-size:36px;line-height:1.15;margin:0 0 12px}
h1 span{color:var(--muted)}
.mark{color:var(--gold);font-size:32px;line-height:1;margin:0 0 12px}
.lead{max-width:64ch;margin:0 0 8px}
.meta{color:var(--muted);font-size:14px;margin:0}
.frame{max-width:1120px;margin:0 auto;padding:0 24px 96px;display:grid;grid-template-columns:minmax(0,1fr);gap:48px}
nav h2,section>h2{font:500 20px/1.35 ui-serif,Georgia,serif;margin:24px 0 8px}
section>h2{font-size:26px;margin:48px 0 16px;padding-bottom:8px;border-bottom:1px solid var(--line)}
section:first-child>h2{margin-top:0}
nav{font-size:14px}
nav ul{list-style:none;margin:0;padding:0}
nav a{display:flex;gap:10px;align-items:baseline;min-height:28px;padding:3px 0;color:var(--text);text-decoration:none}
nav a:hover span{text-decoration:underline}
.method{font:600 12px/1.4 ui-monospace,monospace;flex:none;width:52px}
.get{color:var(--tide)}.post{color:var(--sage)}.patch{color:var(--gold)}.delete{color:var(--ember)}
article{background:var(--surface);border:1px solid var(--line);border-radius:18px;padding:20px 24px;margin:0 0 16px}
article:target{border-color:var(--gold)}
h3{display:flex;gap:8px;align-items:baseline;font-size:16px;margin:0 0 8px}
code{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.summary{margin:0}
article>.meta{margin:0 0 12px}
details{border-top:1px solid var(--line)}
summary{cursor:pointer;padding:8px 0;min-height:24px}
summary::marker{color:var(--muted)}
.answer{margin:0;padding:8px 0 8px 17px;border-top:1px solid var(--line);color:var(--muted);font-size:14px}
.status{font:600 14px/1.4 ui-monospace,monospace;margin-right:6px}
.good{color:var(--sage)}.bad{color:var(--rose)}
.fields{margin:0 0 8px;padding-left:20px;font-size:14px;color:var(--muted)}
.fields code{color:var(--text)}
.fields em{color:var(--gold);font-style:normal}
.fields .fields{margin:2px 0;border-left:1px solid var(--line);list-style:none;padding-left:14px}
.kind{color:var(--muted);font-size:14px;margin:0 0 8px}
@media (min-width:960px){.frame{grid-template-columns:300px minmax(0,1fr)}
nav{position:sticky;top:24px;align-self:start;max-height:calc(100vh - 48px);overflow-y:auto}
nav h2:first-child{margin-top:0}}
`;
