import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'known-device';
const pattern = new RegExp(String.raw`(?:^|;\s*)${name}=([\w-]{1,2000})(?:;|$)`);

/** What the server keeps with a browser for long, out of reach of scripts and of other sites. */
export interface DeviceCookie {
  value: string | undefined;
  /** Replaces it with the answer to this call. */
  keep: (value: string, seconds: number) => void;
}

export const deviceCookieOf = (request: FastifyRequest, reply: FastifyReply, publicUrl: string): DeviceCookie => ({
  value: pattern.exec(request.headers.cookie ?? '')?.[1],
  keep: (value, seconds) => {
    const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
    reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`);
  },
});
