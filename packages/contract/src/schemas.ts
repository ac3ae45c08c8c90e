import { z } from 'zod';
import * as account from './account/all-schemas.ts';
import * as attachment from './attachment/schemas.ts';
import * as caseChat from './case-chat/schemas.ts';
import * as enquiry from './enquiry/schemas.ts';
import * as identity from './identity/all-schemas.ts';
import { answerList, type EndpointSpec } from './kit/index.ts';
import * as live from './live/schemas.ts';
import * as moduleClaim from './module-claim/schemas.ts';
import * as module from './module/schemas.ts';
import * as notification from './notification/schemas.ts';
import * as payment from './payment/all-schemas.ts';
import * as reference from './reference/all-schemas.ts';
import * as request from './request/all-schemas.ts';
import * as serialNumber from './serial-number/all-schemas.ts';
import * as shipment from './shipment/all-schemas.ts';
import * as solution from './solution/all-schemas.ts';
import * as trackerClaim from './tracker-claim/all-schemas.ts';
import * as macro from './macro/all-schemas.ts';
import * as routing from './routing/schemas.ts';

/** The schemas that endpoints name, by the domain that they name. */
const domains: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  identity,
  live,
  reference,
  attachment,
  account,
  module,
  request,
  'serial-number': serialNumber,
  enquiry,
  'module-claim': moduleClaim,
  'tracker-claim': trackerClaim,
  solution,
  payment,
  shipment,
  'case-chat': caseChat,
  notification,
  macro,
  routing,
};

/** Names under which the API's description shares schemas; of two with one name, the second has its domain's name before it. */
export const namedSchemas: ReadonlyMap<unknown, string> = (() => {
  const names = new Map<unknown, string>();
  const taken = new Set<string>();
  for (const [domain, exports] of Object.entries(domains)) {
    const prefix = domain.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    for (const [name, schema] of Object.entries(exports)) {
      if (!(schema instanceof z.ZodObject) || names.has(schema)) continue;
      const unique = taken.has(name) ? `${prefix}${name}` : name;
      taken.add(unique);
      names.set(schema, unique);
    }
  }
  return names;
})();

/** Of lists that come without pages. */
const longestList = 1_000;

function schemaOf(spec: EndpointSpec, name: string): z.ZodType {
  if (name.endsWith('[]')) return answerList(schemaOf(spec, name.slice(0, -2)), longestList);
  const { domain, path } = spec;
  const schema = domains[domain]?.[name];
  if (schema instanceof z.ZodType) return schema;
  throw new Error(`${path} names ${name}, which is no schema of ${domain}`);
}

/** What validates the parts of an endpoint's calls and describes its answer. */
interface EndpointSchemas {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  data?: z.ZodType;
}

/** The schemas of an endpoint, for the server; the web makes calls without them. */
export function schemasOf(spec: EndpointSpec): EndpointSchemas {
  const { params, query, body, data } = spec;
  return {
    ...(params === undefined ? {} : { params: schemaOf(spec, params) as z.ZodObject }),
    ...(query === undefined ? {} : { query: schemaOf(spec, query) as z.ZodObject }),
    ...(body === undefined ? {} : { body: schemaOf(spec, body) }),
    ...(data === undefined ? {} : { data: schemaOf(spec, data) }),
  };
}
