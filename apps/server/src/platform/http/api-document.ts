import swagger from '@fastify/swagger';
import type { EndpointSpec } from '@heliodesk/contract/kit';
import { allEndpoints, operationTags } from '@heliodesk/contract/operations';
import { schemasOf } from '@heliodesk/contract/schemas';
import Fastify, { type FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { describeCall, Refusal } from './describe-call.ts';
import { describeValue, withNamedSchemas } from './describe-schema.ts';
import { withOpenChoices } from './open-choices.ts';
import { routeSchemaOf } from './route-schema.ts';

const zodToJsonConfig = { override: describeValue };
const toJsonSchema = createJsonSchemaTransform({ skipList: ['/api/docs', '/api/openapi.json'], zodToJsonConfig });
const addComponents = createJsonSchemaTransformObject({ zodToJsonConfig });

const description = `Everything the Heliodesk screens do goes through these calls.

Every JSON answer is an envelope, \`{ code, msg, data, total? }\`; \`code\` 200 is success, and lists add \`total\`. Anything else is a \`Refusal\`: \`data.key\` is the stable name of the error, \`msg\` is for people.

Send the session token as \`Authorization: Bearer TOKEN\` and the language of texts as \`lang\`. To try calls on the page at \`/api/docs\`, send \`POST /login\` there first: the calls that follow use its session until you reload the page. docs/integrating.md explains how to sign in from a program, repeat a write, send files and follow live updates.`;

/** An installation: who the calls are for is part of the inventory that gateways keep. */
const serverOf = (url: string) => ({ url, description: url.startsWith('https:') ? 'Production' : 'Local', 'x-internal': false });

interface ApiDocumentSettings {
  /** Where this installation is reached. */
  publicUrl: string;
  /** Told about every call as it is described. */
  onCall?: (spec: EndpointSpec) => void;
}

/** The OpenAPI 3.1 document, made from the schemas that validate the calls (`app.swagger()`). Register before the routes. */
export async function addApiDocument(app: FastifyInstance, { publicUrl, onCall }: ApiDocumentSettings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Heliodesk API',
        version: '1.0.0',
        description,
        contact: { name: 'Heliodesk customer service', url: `${publicUrl}/contact` },
        license: { name: 'All rights reserved', url: `${publicUrl}/staticPage?page=privacy` },
      },
      servers: [serverOf(publicUrl)],
      tags: [...operationTags],
      components: {
        securitySchemes: {
          session: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'opaque',
            description: 'The `token` from signing in (RFC 6750)',
          },
          guestSession: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'opaque',
            description: 'The `token` that a guest gets for a signed link. It gives access to one record (RFC 6750)',
          },
        },
        schemas: { Refusal },
      },
      security: [{ session: [] }],
    },
    transform: (route) => {
      const { spec } = route.route.config ?? {};
      if (spec === undefined) return toJsonSchema(route);
      onCall?.(spec);
      // The fields of an upload are validated by `mount`, so that the route itself has no schema of them.
      const { schema, url } = toJsonSchema({ ...route, schema: { ...route.schema, body: schemasOf(spec).body } });
      return { schema: describeCall(spec, { ...schema }), url };
    },
    transformObject: (document) => withOpenChoices(withNamedSchemas(addComponents(document))),
  });
}

/** The document without a server: nothing is started, no database is opened. */
export async function makeApiDocument(publicUrl: string): Promise<object> {
  const app = Fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => () => '');
  await addApiDocument(app, { publicUrl });
  for (const spec of allEndpoints())
    app.route({ method: spec.method, url: spec.path, schema: routeSchemaOf(spec), config: { spec }, handler: async () => null });
  await app.ready();
  return app.swagger();
}
