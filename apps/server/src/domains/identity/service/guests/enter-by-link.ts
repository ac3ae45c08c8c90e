import type { BodyOf, DataOf } from '@heliodesk/contract/kit';
import type { enterByLink as endpoint } from '@heliodesk/contract/identity';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import { guestSubjects } from '../../ports.ts';
import { insertUsedLink } from '../../store/guests.ts';
import { readGuestLink, type GuestLink } from './guest-link.ts';
import { createGuestSession, guestTime } from './guest-sessions.ts';

/** Pages that many people at one place open within a minute. */
const entries = { name: 'guest-entry', points: 30, seconds: 60 };
/** A reloaded page tries its link again. */
const sameLink = { name: 'guest-link', points: 5, seconds: 600 };

/**
 * Exchanges a link for a session. Whether the link is invalid, already used, or its record is wrong, the answer is the same, so that no one
 * learns which records there are.
 */
export async function enterByLink(context: Context<Actor | null>, { query }: BodyOf<typeof endpoint>): Promise<DataOf<typeof endpoint>> {
  const { platform, db, origin } = context;
  await platform.throttle.take(entries, origin.network);
  const now = platform.clock.now();
  const link = readGuestLink(platform.config.guestHosts, query, now);
  if (link === undefined) throw fail('auth.guestLinkInvalid');
  await platform.throttle.take(sameLink, link.signature.toString('hex'));
  const token = await transaction(db, async (tx) => {
    if (!(await insertUsedLink(tx, link.signature, link.expiresAt))) throw fail('auth.guestLinkInvalid');
    return openGuestSession(withTx(context, tx), link);
  });
  const { subject, name, language } = link;
  return { token, expireIn: guestTime / 1_000, subject, name, language };
}

async function openGuestSession(context: WriteContext<Actor | null>, link: GuestLink): Promise<string> {
  const { platform, tx, origin } = context;
  const { host, subject, email, name } = link;
  const isLetIn = await guestSubjects.find(platform, subject.kind)?.mayEnter(tx, subject.id, host);
  if (isLetIn !== true) throw fail('auth.guestLinkInvalid');
  const { token, guestId } = await createGuestSession(tx, link, origin, platform.clock.now());
  await auditChange(context, {
    by: { guestId, name },
    action: 'identity.guestEnter',
    subjectType: subject.kind,
    subjectId: subject.id,
    after: { host: host.name, email },
  });
  return token;
}
