import type { Caller } from '../auth/actor.ts';
import type { Clock } from '../clock.ts';
import type { WriteContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Origin } from '../http/call.ts';
import { insertAudit } from './store.ts';

export interface AuditEntry {
  at: Date;
  actorId: number | null;
  /** Who did it, if it was a guest. */
  guestId?: number | null;
  actorName: string;
  /** The contact that the actor acts for. */
  onBehalfOf?: number | null;
  /** `domain.verb`, such as `identity.signIn`; its words are in the phrases, under `audit`. */
  action: string;
  subjectType: string;
  subjectId: string | number;
  before?: unknown;
  after?: unknown;
  address: string;
  requestId: string;
}

/** Names of fields whose content never shows in an audit. */
const secret = /passw|pwd|secret|token|iban|swift|bankaccount|bankbic|encryptkey/i;

/** Replaces a secret; an empty one stays empty, so that setting one can be seen. */
const mask = '•••••';

const isHidden = (key: string, value: unknown): boolean =>
  secret.test(key) && value !== null && value !== '' && typeof value !== 'boolean' && value !== undefined;

const json = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value, (key, inner: unknown) => (isHidden(key, inner) ? mask : inner));

/** A user or a guest, by name; neither means that no session names them. */
export interface AuditedPerson {
  userId?: number | null;
  guestId?: number | null;
  name: string;
}

/** The part of an entry that says who calls, from where and when. */
const doneBy = (
  actor: AuditedPerson,
  origin: Pick<Origin, 'address' | 'requestId'>,
  at: Date,
): Pick<AuditEntry, 'at' | 'actorId' | 'guestId' | 'actorName' | 'address' | 'requestId'> => ({
  at,
  actorId: actor.userId ?? null,
  guestId: actor.guestId ?? null,
  actorName: actor.name,
  address: origin.address,
  requestId: origin.requestId,
});

/**
 * Records who did what, in the same transaction, so that there is never one without the other. Passwords, secrets, tokens
 * and bank details in `before` and `after` are masked by the names of their fields.
 */
async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await insertAudit(tx, {
    at: entry.at,
    actor_id: entry.actorId,
    guest_id: entry.guestId ?? null,
    actor_name: entry.actorName,
    on_behalf_of: entry.onBehalfOf ?? null,
    action: entry.action,
    subject_type: entry.subjectType,
    subject_id: String(entry.subjectId),
    before: json(entry.before),
    after: json(entry.after),
    address: entry.address,
    request_id: entry.requestId,
  });
}

/** What was changed, for an entry whose caller comes from the context. */
export interface AuditedChange extends Omit<AuditEntry, 'at' | 'actorId' | 'guestId' | 'actorName' | 'address' | 'requestId'> {
  /** Who did it when there is no session: someone who just registered or followed a link. */
  by?: AuditedPerson;
}

/** What an entry needs from its context. */
type AuditContext = Pick<WriteContext<Caller | null>, 'tx' | 'actor' | 'origin'> & { platform: { clock: Clock } };

/** Records what the caller of a use case did, in the same transaction. */
export function auditChange(
  { platform, tx, actor, origin }: AuditContext,
  { by = actor ?? { name: '' }, ...change }: AuditedChange,
): Promise<void> {
  return writeAudit(tx, { ...doneBy(by, origin, platform.clock.now()), ...change });
}
