import { answerList, answerText, pageSizes, type EndpointSpec } from '@heliodesk/contract/kit';
import { operationOf } from '@heliodesk/contract/operations';
import { schemasOf } from '@heliodesk/contract/schemas';
import { z } from 'zod';

const envelopeOf = ({ paged }: EndpointSpec, data: z.ZodType | undefined): z.ZodObject =>
  z.object({
    code: z.literal(200),
    msg: answerText(500),
    data: data === undefined ? z.null() : paged ? answerList(data, Math.max(...pageSizes)) : data,
    ...(paged ? { total: z.number().int() } : {}),
  });

/** The schemas by which a route validates its calls and its answers, and what the API's description says about it. */
export function routeSchemaOf(spec: EndpointSpec): Record<string, unknown> {
  const { params, query, body, data } = schemasOf(spec);
  const operation = operationOf(spec);
  return {
    summary: spec.summary,
    ...(operation === undefined ? {} : { operationId: operation.operationId, tags: [operation.tag] }),
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined || spec.takes === 'multipart' ? {} : { body }),
    ...(spec.takes === 'multipart' ? { consumes: ['multipart/form-data'] } : {}),
    ...(spec.answers === 'file' ? {} : { response: { 200: envelopeOf(spec, data) } }),
    ...(spec.access === 'public' ? { security: [] } : {}),
  };
}
