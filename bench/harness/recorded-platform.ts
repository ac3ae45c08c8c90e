import { unreadOf } from '../../apps/server/src/domains/case-chat/store/marks.ts';
import { conversationPort, financePort, routingPort, serialSearchPort } from '../../apps/server/src/domains/request/index.ts';
import { dueIn, waitingIn } from '../../apps/server/src/domains/payment/store/desk-views.ts';
import { suggestionOf } from '../../apps/server/src/domains/routing/store/decisions.ts';
import { findOwnersWith, findOwnersWithStart, findOwnersWithStartAmong } from '../../apps/server/src/domains/serial-number/store.ts';
import { createCache } from '../../apps/server/src/platform/cache.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Platform } from '../../apps/server/src/platform/platform.ts';
import { openRecorder, type Recorder } from './explain.ts';

/** As much of the platform as lists need, on a database that notes their statements. */
export function recordedPlatform(url: string): { platform: Platform; recorder: Recorder } {
  const recorder = openRecorder(url);
  const database = { quickDb: recorder.db };
  const platform = {
    db: recorder.db,
    database,
    clock: systemClock,
    cache: createCache(systemClock),
    ports: new Map(),
  } as unknown as Platform;
  conversationPort.register(platform, {
    unreadOf,
    postSystemMessage: async () => undefined,
    postReply: async () => undefined,
    postTip: async () => 0,
    postOffers: async () => [],
    postStepTip: async () => 0,
    postTipAnswer: async () => undefined,
    postClosing: async () => undefined,
    takeTipsBack: async () => undefined,
    findText: async () => '',
    findLastReply: async () => undefined,
    findLastOfCustomer: async () => undefined,
    listReplies: async () => [],
  });
  financePort.register(platform, { waitingIn, dueIn });
  routingPort.register(platform, { suggestionOf, routeSoon: async () => undefined });
  serialSearchPort.register(platform, {
    requestsWithSerial: (db, sn) => findOwnersWith(db, 'request', sn),
    sharedSerials: async () => new Map(),
    requestsWithSerialFrom: (db, beginning, among) =>
      among === undefined ? findOwnersWithStart(db, 'request', beginning) : findOwnersWithStartAmong(db, 'request', beginning, among),
  });
  return { platform, recorder };
}
