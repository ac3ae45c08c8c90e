import type { FlowCookie } from '@heliodesk/contract/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lets the browser keep a field of the answer for the call that continues, out of reach of scripts and of other sites. */
export function giveCookie(reply: FastifyReply, { name, field, path, seconds }: FlowCookie, answer: unknown, publicUrl: string): void {
  const value = isRecord(answer) ? answer[field] : undefined;
  if (typeof value !== 'string') return;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`);
}

/** Fills in the field of the body that was left out with what the cookie says. */
export function takeCookie(request: FastifyRequest, { name, field }: FlowCookie): void {
  const { body } = request;
  if (!isRecord(body) || body[field] !== undefined) return;
  const value = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{1,200})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];
  if (value !== undefined) body[field] = value;
}
