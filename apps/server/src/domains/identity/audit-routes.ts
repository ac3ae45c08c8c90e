import * as api from '@heliodesk/contract/identity';
import { auditOf, writeAudit } from '#src/platform/audit/audit.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { exportAudit } from './service/audit-export.ts';
import { listAudit } from './service/audit.ts';
import { findActions, findPeople, findSubjectTypes } from './store/audit.ts';

/** So many people are offered to choose from. */
const mostPeople = 20;

/** Hangs in the reading of the audit. Taking a copy of it along is written down, too. */
export function addAuditRoutes(mounting: Mounting): void {
  const { platform } = mounting;
  const { db } = platform;
  mount(mounting, api.listAudit, ({ query }) => listAudit(platform, query));
  mount(mounting, api.auditWords, async () => {
    const [actions, subjectTypes] = await Promise.all([findActions(db), findSubjectTypes(db)]);
    return { actions, subjectTypes };
  });
  mount(mounting, api.auditPeople, ({ query }) => findPeople(db, query, mostPeople));
  mount(mounting, api.exportAudit, async ({ actor, query, language, origin }) => {
    await transaction(db, (tx) =>
      writeAudit(tx, {
        ...auditOf(platform, actor, origin),
        action: 'identity.exportAudit',
        subjectType: 'audit',
        subjectId: '',
        after: query,
      }),
    );
    return exportAudit(platform, query, language);
  });
}
