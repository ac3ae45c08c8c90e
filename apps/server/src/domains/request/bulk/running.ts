import { bulkRunPath } from '@heliodesk/contract/request';
import { translate } from '#src/platform/i18n/texts.ts';
import { secondsLeft, type WorkOfKind } from '#src/platform/notify/running-work.ts';
import { findRunningOf } from './progress-store.ts';

/** The runs of the caller that are under way. */
export const bulkWork: WorkOfKind = {
  findRunning: async ({ platform, db, actor, language }) => {
    const t = translate(language);
    const now = platform.clock.now();
    return (await findRunningOf(db, actor.userId)).map(({ id, action, createdAt, done, total }) => ({
      workId: id,
      state: done === 0 ? 'waiting' : 'running',
      name: t(`bulk:work.${action}`, { keySeparator: '.' }),
      forWhat: null,
      requestId: null,
      done,
      total,
      secondsLeft: secondsLeft({ since: createdAt, now, done, total }),
      canCancel: true,
      path: bulkRunPath(id),
      startTime: createdAt.toISOString(),
    }));
  },
};
