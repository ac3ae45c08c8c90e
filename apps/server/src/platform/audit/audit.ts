import type { Tx } from '../db/database.ts';

export interface AuditEntry {
  at: Date;
  actorId: number | null;
  actorName: string;
  onBehalfOf?: number | null;
  /** `domain.verb`, such as `identity.signIn`. */
  action: string;
  subjectType: string;
  subjectId: string | number;
  before?: unknown;
  after?: unknown;
  address: string;
  requestId: string;
}

const json = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value));

/** Writes down who did what; in the transaction of the deed, so that there is never one without the other. */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      at: entry.at,
      actor_id: entry.actorId,
      actor_name: entry.actorName,
      on_behalf_of: entry.onBehalfOf ?? null,
      action: entry.action,
      subject_type: entry.subjectType,
      subject_id: String(entry.subjectId),
      before: json(entry.before),
      after: json(entry.after),
      address: entry.address,
      request_id: entry.requestId,
    })
    .execute();
}
