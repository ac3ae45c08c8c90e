import type { EndpointSpec } from '@heliodesk/contract/kit';
import type { FastifyReply } from 'fastify';

/** The texts of answers by their data, of each endpoint. */
const texts = new WeakMap<EndpointSpec, WeakMap<object, string>>();

/**
 * Answers what is the same for everyone (`forAnyone` of an endpoint). Data that a use case answers again, the same object, is not written
 * out again: such an object must not be changed.
 */
export function sendForAnyone(reply: FastifyReply, spec: EndpointSpec, data: object): FastifyReply {
  const known = texts.getOrInsertComputed(spec, () => new WeakMap());
  const text = known.getOrInsertComputed(data, () => String(reply.serialize({ code: 200, msg: 'success', data })));
  return reply.type('application/json; charset=utf-8').send(text);
}
