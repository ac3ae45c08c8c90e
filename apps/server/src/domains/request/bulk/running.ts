import { bulkRunPath } from '@heliodesk/contract/request';
import { translate } from '#src/platform/i18n/texts.ts';
import type { WorkOfKind } from '#src/platform/notify/running-work.ts';
import { findRunningOf } from './bulk-store.ts';

/** The runs of the caller that are under way. */
export const bulkWork: WorkOfKind = {
  findRunning: async ({ db, actor, language }) => {
    const t = translate(language);
    return (await findRunningOf(db, actor.userId)).map(({ id, action, createdAt, done, total }) => ({
      workId: id,
      state: done === 0 ? 'waiting' : 'running',
      name: t(`bulk:work.${action}`, { keySeparator: '.' }),
      forWhat: null,
      done,
      total,
      path: bulkRunPath(id),
      startTime: createdAt.toISOString(),
    }));
  },
};
