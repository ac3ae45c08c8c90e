import { createHmac, timingSafeEqual } from 'node:crypto';
import { guestLinkPurposes } from '@heliodesk/contract/identity';
import { Email, Id, readLanguage, type Language } from '@heliodesk/contract/kit';
import { z } from 'zod';
import type { GuestHost } from '#src/guest-hosts.ts';
import type { GuestSubject } from '#src/platform/auth/actor.ts';

/** How many seconds a link is valid (spec 3 §10), … */
const validFor = 600;
/** … and how many a host’s clock may be ahead (spec 5 §3). */
const mostAhead = 60;

/** A link signed by its host. */
export interface GuestLink {
  host: GuestHost;
  email: string;
  name: string;
  language: Language;
  subject: GuestSubject;
  signature: Buffer;
  /** When it expires. */
  expiresAt: Date;
}

type LinkQuery = Readonly<Record<string, string>>;

/** What is signed: all parameters but the signature, sorted by name, each as `name=value` in percent encoding, joined with `&`. */
const signedText = (query: LinkQuery): string =>
  Object.keys(query)
    .filter((name) => name !== 's')
    .toSorted()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(query[name] ?? '')}`)
    .join('&');

/** The signature of a link's other parameters under a host's secret: HMAC-SHA256. */
export const signLink = (secret: string, query: LinkQuery): Buffer => createHmac('sha256', secret).update(signedText(query)).digest();

/** The host that signed it; every secret is tried, so that the timing reveals nothing. */
function signerOf(hosts: readonly GuestHost[], query: LinkQuery, signature: Buffer): GuestHost | undefined {
  const signers = hosts.filter(({ secret }) => timingSafeEqual(signLink(secret, query), signature));
  return signers[0];
}

const chat = guestLinkPurposes.chat;
const order = guestLinkPurposes.workOrder;
/** On one line, without characters that change the text direction. */
const oneLine = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;

const shared = {
  t: z.string().regex(/^\d{1,12}$/),
  s: z.string().regex(/^[0-9a-fA-F]{64}$/),
  userEmail: Email,
  userName: z.string().trim().max(100).regex(oneLine).optional(),
  lang: z.string().optional(),
};
/** The parameters of a link; any others are part of the signature and otherwise ignored. */
const LinkParameters = z.discriminatedUnion('purpose', [
  z.object({ ...shared, purpose: z.literal('chat'), requestId: Id }),
  z.object({ ...shared, purpose: z.literal('workOrder'), workOrderId: Id }),
]);

/** Reads the query of a link; nothing if it is incomplete, too old, from the future or not signed by any of the hosts. */
export function readGuestLink(hosts: readonly GuestHost[], query: LinkQuery, now: Date): GuestLink | undefined {
  const parsed = LinkParameters.safeParse(query).data;
  if (parsed === undefined) return undefined;
  const signature = Buffer.from(parsed.s, 'hex');
  const host = signerOf(hosts, query, signature);
  const signedAt = Number(parsed.t);
  const age = now.getTime() / 1_000 - signedAt;
  if (host === undefined || age > validFor || age < -mostAhead) return undefined;
  return {
    host,
    email: parsed.userEmail,
    name: parsed.userName === undefined || parsed.userName === '' ? parsed.userEmail : parsed.userName,
    language: readLanguage(parsed.lang) ?? 'en',
    subject: parsed.purpose === 'chat' ? { kind: chat, id: parsed.requestId } : { kind: order, id: parsed.workOrderId },
    signature,
    expiresAt: new Date((signedAt + validFor) * 1_000),
  };
}
