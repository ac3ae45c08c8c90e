import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import { schemasOf } from '@heliodesk/contract/schemas';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { describeCall, Refusal } from './describe-call.ts';

const toJsonSchema = createJsonSchemaTransform({ skipList: ['/api/docs', '/api/openapi.json'] });

/** The API reader's page starts with an inline script, which the content security policy allows by its hash. */
function policyOf(page: string): string {
  const scripts = [...page.matchAll(/<script type="text\/javascript">([^]*?)<\/script>/g)].map(
    ([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return `default-src 'self'; script-src 'self'${scripts.join('')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}

/** The OpenAPI 3.1 document, made from the schemas that validate the calls, and a page to browse it. Register before the routes. */
export async function addApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Heliodesk API',
        version: '1.0.0',
        description: 'Every answer is an envelope `{ code, msg, data, total? }`; `code` 200 is success. See docs/integrating.md.',
      },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'Of someone who signed in' },
          guestSession: { type: 'http', scheme: 'bearer', description: 'Of a guest, exchanged for a signed link; good for one record' },
        },
        schemas: { Refusal },
      },
      security: [{ session: [] }],
    },
    transform: (route) => {
      const { spec } = route.route.config ?? {};
      if (spec === undefined) return toJsonSchema(route);
      // The fields of an upload are validated by `mount`, so that the route itself has no schema of them.
      const { schema, url } = toJsonSchema({ ...route, schema: { ...route.schema, body: schemasOf(spec).body } });
      return { schema: describeCall(spec, { ...schema }), url };
    },
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply, page) => {
      if (typeof page === 'string') reply.header('content-security-policy', policyOf(page));
    });
    await scope.register(scalar, {
      routePrefix: '/api/docs',
      // None of the vendor's extras, which would send them what is shown here.
      configuration: {
        url: '/api/openapi.json',
        withDefaultFonts: false,
        telemetry: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        hideClientButton: true,
        showDeveloperTools: 'never',
      },
    });
  });
}
