import swagger from '@fastify/swagger';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { describeCall, Refusal } from './describe-call.ts';

const toJsonSchema = createJsonSchemaTransform({ skipList: ['/api/docs', '/api/openapi.json'] });

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
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } }, schemas: { Refusal } },
      security: [{ session: [] }],
    },
    transform: (route) => {
      const { spec } = route.route.config ?? {};
      if (spec === undefined) return toJsonSchema(route);
      // The fields of an upload are validated by `mount`, so that the route itself has no schema of them.
      const { schema, url } = toJsonSchema({ ...route, schema: { ...route.schema, body: spec.body } });
      return { schema: describeCall(spec, { ...schema }), url };
    },
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false },
    hooks: {
      onRequest: (_request, reply, done) => {
        // The page brings its start as an inline script.
        reply.header(
          'content-security-policy',
          "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        );
        done();
      },
    },
  });
}
