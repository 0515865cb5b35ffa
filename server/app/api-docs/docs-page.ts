import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Answer, Operation } from '#server/platform/openapi/operation.ts';
import type { OpenApi } from '#server/platform/openapi/openapi.ts';
import type { JsonSchema } from '#server/platform/openapi/schemas.ts';
import { API_HEADERS } from '#server/platform/http/security-headers.ts';
import { SCHEME_HEAD, SCHEME_SOURCE } from '#server/platform/page-look.ts';
import { shapeOf } from './docs-shape.ts';
import { docsStyle } from './docs-style.ts';

const policy = `default-src 'none'; script-src ${SCHEME_SOURCE}; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'`;

/** Mounts GET /api/openapi.json, the document, and /api/docs, a page to read it. */
export function mountDocs(app: Hono, describe: () => OpenApi): void {
  let described: OpenApi | undefined;
  const document = () => (described ??= describe());
  app.get('/api/openapi.json', (c) =>
    c.body(JSON.stringify(document()), 200, {
      ...API_HEADERS,
      'content-type': 'application/json; charset=utf-8',
    }),
  );
  app.get('/api/docs', (c) =>
    c.html(docsPage(document()), 200, { ...API_HEADERS, 'content-security-policy': policy }),
  );
}

/** Renders the document as one page of HTML. */
export function docsPage(document: OpenApi) {
  const { title, version, description } = document.info;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}: calls</title>
        ${raw(`${SCHEME_HEAD}<style>${docsStyle}</style>`)}
      </head>
      <body>
        <header>
          <h1>${title}: every call</h1>
          <p>${description}</p>
          <p>Version ${version} · <a href="openapi.json">openapi.json</a></p>
        </header>
        <nav aria-label="Parts">
          ${document.tags.map(({ name }) => html`<a href="#${name}">${name}</a> `)}<a
            href="#components"
            >components</a
          >
        </nav>
        <main>
          ${document.tags.map(({ name }) => partSection(name, document))}
          ${componentSection(document)}
        </main>
      </body>
    </html> `;
}

function partSection(tag: string, document: OpenApi) {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => callArticle(method, path, operation, document)),
  );
  return html`<section id="${tag}">
    <h2>${tag}</h2>
    ${calls}
  </section>`;
}

function callArticle(method: string, path: string, operation: Operation, document: OpenApi) {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  return html`<article id="${operationId}">
    <h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></h3>
    <p>${summary}. <span class="who">${audiences[operation['x-audience']] ?? ''}</span></p>
    ${parameters.map(
      ({ name, in: place, required, schema }) =>
        html`<p class="parameter">
          <code>${name}${required ? '' : '?'}</code> in ${place}: <code>${shapeOf(schema)}</code>
        </p>`,
    )}
    ${requestBody ? bodyBlock(requestBody.content, document) : ''}
    ${Object.entries(responses).map(([status, answer]) => answerLine(status, answer, document))}
  </article>`;
}

function bodyBlock(content: Record<string, { schema: JsonSchema }>, document: OpenApi) {
  const json = content['application/json'];
  if (json) return shapeBlock('Sends', json.schema, document);
  return html`<p>Sends the bytes of <code>${Object.keys(content).join(' | ')}</code></p>`;
}

const audiences: Readonly<Record<string, string>> = {
  anyone: 'For anyone.',
  'signed-in': 'For signed-in people.',
  customer: 'For signed-in customers.',
  professional: 'For signed-in professionals.',
};

function answerLine(status: string, answer: Operation['responses'][string], document: OpenApi) {
  if (!('$ref' in answer)) {
    const [schema] = Object.values(answer.content ?? {}).map((one) => one.schema);
    return schema
      ? shapeBlock(`Answers ${status}`, schema, document)
      : html`<p>Answers ${status}, no body</p>`;
  }
  const name = answer.$ref.slice('#/components/responses/'.length);
  const { description = '' } = (document.components.responses[name] ?? {}) as Partial<Answer>;
  return html`<p class="refusal"><code>${status}</code> ${description}</p>`;
}

/** Links the names of components. */
function linked(shape: string, { components }: OpenApi) {
  return shape
    .split(/\b([A-Z][A-Za-z]+)\b/)
    .map((part) =>
      Object.hasOwn(components.schemas, part) ? html`<a href="#${part}">${part}</a>` : part,
    );
}

function shapeBlock(title: string, schema: JsonSchema, document: OpenApi) {
  return html`<p class="label">${title}</p>
    <pre>${linked(shapeOf(schema), document)}</pre>`;
}

function componentSection(document: OpenApi) {
  const { components } = document;
  return html`<section id="components">
    <h2>components</h2>
    ${Object.entries(components.schemas).map(
      ([name, schema]) =>
        html`<article id="${name}">
          <h3><code>${name}</code></h3>
          <pre>${linked(shapeOf(schema), document)}</pre>
        </article>`,
    )}
  </section>`;
}
