import { auditChange, type AuditEntry } from '#src/platform/audit/audit.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { BuiltUser } from '#src/domains/identity/seed.ts';
import { ownEntries } from './audit-in-words.ts';
import type { TestApp } from './test-app.ts';

/** An entry about what that person did, to themselves unless changed. */
export const auditEntry = (person: BuiltUser, change: Partial<AuditEntry> = {}): AuditEntry => ({
  at: new Date('2026-10-05T10:00:00Z'),
  actorId: person.userId,
  actorName: person.name,
  action: 'test.change',
  subjectType: 'user',
  subjectId: person.userId,
  address: '192.0.2.7',
  requestId: ownEntries,
  ...change,
});

/** Writes entries as changes write them, each at its own time. */
export const writeAudit = (app: TestApp, ...entries: AuditEntry[]) =>
  transaction(app.platform.db, async (tx) => {
    for (const { at, actorId, actorName, address, requestId, ...change } of entries)
      await auditChange(
        { platform: { clock: { now: () => at } }, tx, actor: null, origin: { address, network: address, requestId, userAgent: '' } },
        { by: { userId: actorId, name: actorName }, ...change },
      );
  });
