import { createHash } from 'node:crypto';
import { holds, permissionsOf, roleKeys, roles, type Access } from '@heliodesk/contract/kit';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { addApiDocument } from './api-document.ts';
import { callFromPage } from './call-from-page.ts';
import { onlyUsedSchemas } from './describe-schema.ts';
import { answerNotFound } from './errors.ts';
import { fail } from './failure.ts';
import { isGuest } from '../auth/actor.ts';
import { cookieToken, headerToken } from './session-token.ts';

/** The API reader's page starts with an inline script, which the content security policy allows by its hash. */
function policyOf(page: string): string {
  const scripts = [...page.matchAll(/<script type="text\/javascript">([^]*?)<\/script>/g)].map(
    ([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return `default-src 'self'; script-src 'self'${scripts.join('')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}

const permissionsOutside = permissionsOf(roleKeys.filter((role) => roles[role].kind !== 'staff'));

/** Whether only employees can make a call. */
const isForStaffOnly = (access: Access): boolean => typeof access === 'object' && !holds(permissionsOutside, access.permission);

/** A call as the document names it. */
const nameOf = (method: string, url: string): string => `${method.toLowerCase()} ${url.replaceAll(/:(\w+)/g, '{$1}')}`;

type Paths = Record<string, Record<string, unknown>>;

/** The paths without some of their calls. */
const without = (paths: Paths, hidden: ReadonlySet<string>): Paths =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, calls]) => {
      const shown = Object.entries(calls).filter(([method]) => !hidden.has(nameOf(method, path)));
      return shown.length === 0 ? [] : [[path, Object.fromEntries(shown)]];
    }),
  );

/** Whether someone sees all of the document, or only what others than employees can call; refuses those who may not read it. */
async function mayReadAll(request: FastifyRequest, { config, authenticate }: DocsPlatform): Promise<boolean> {
  if (config.mode === 'demo' && config.apiDocs === 'public') return true;
  const token = headerToken(request) ?? cookieToken(request);
  const caller = token === undefined ? null : await authenticate(token);
  if (config.apiDocs === 'signed-in' && (caller === null || isGuest(caller))) throw fail('auth.signInRequired', {}, {});
  return caller !== null && !isGuest(caller) && caller.kind === 'staff';
}

/** The API reader, loaded for the first who looks at it: that takes a tenth of a start, and most servers never show it. */
async function loadPage(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const page = fastify();
  await page.register(scalar, {
    routePrefix: '/api/docs',
    // None of the vendor's extras, which would send them what is shown here.
    configuration: {
      url: '/api/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      customFetch: callFromPage,
      showDeveloperTools: 'never',
    },
  });
  return page;
}

type DocsPlatform = Pick<Platform, 'config' | 'authenticate'>;

/**
 * The OpenAPI 3.1 document, made from the schemas that validate the calls, and a page to browse it. Outside of the demo, only employees see
 * the calls that only they can make. Register before the routes.
 */
export async function addApiDocs(app: FastifyInstance, platform: DocsPlatform): Promise<void> {
  if (platform.config.apiDocs === 'off') return;
  const forStaff = new Set<string>();
  await addApiDocument(app, {
    publicUrl: platform.config.publicUrl,
    onCall: ({ access, method, path }) => {
      if (isForStaffOnly(access)) forStaff.add(nameOf(method, path));
    },
  });
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    schema: { hide: true },
    handler: async (request) => {
      const isWhole = await mayReadAll(request, platform);
      const document = app.swagger();
      return isWhole ? document : onlyUsedSchemas({ ...document, paths: without(document.paths as Paths, forStaff) });
    },
  });
  let loaded: Promise<FastifyInstance> | undefined;
  const showPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    loaded ??= loadPage().catch((error: unknown) => {
      // The next one tries again.
      loaded = undefined;
      throw error;
    });
    const { statusCode, statusMessage, headers, rawPayload } = await (await loaded).inject(request.url);
    if (statusCode >= 500) throw new Error(`The API reader answered ${statusCode} ${statusMessage}`);
    if (statusCode >= 400) return answerNotFound(request, reply);
    if (headers['content-type']?.startsWith('text/html')) reply.header('content-security-policy', policyOf(rawPayload.toString()));
    // Whether the line stays open is between this server and the caller.
    delete headers.connection;
    return reply.code(statusCode).headers(headers).send(rawPayload);
  };
  for (const url of ['/api/docs', '/api/docs/*']) app.route({ method: 'GET', url, schema: { hide: true }, handler: showPage });
}
