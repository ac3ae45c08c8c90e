import * as api from '@heliodesk/contract/identity';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { exportAudit } from './service/audit-export.ts';
import { listAudit } from './service/audit.ts';
import { findActions, findPeople, findSubjectTypes } from './store/audit.ts';

/** How many people are offered to choose from. */
const mostPeople = 20;

/** Registers the reading of the audit. */
export function registerAuditRoutes(mounting: Mounting): void {
  mount(mounting, api.listAudit, (context, { query }) => listAudit(context, query));
  mount(mounting, api.auditWords, async ({ db }) => {
    const [actions, subjectTypes] = await Promise.all([findActions(db), findSubjectTypes(db)]);
    return { actions, subjectTypes };
  });
  mount(mounting, api.auditPeople, ({ db }, { query }) => findPeople(db, query, mostPeople));
  mount(mounting, api.exportAudit, (context, { query }) => exportAudit(context, query));
}
