import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** At most this many are open at the same time in a demo; the oldest is dropped. */
const maxRecords = 2_000;

interface Stored {
  payload: AdapterPayload;
  expiresAt: number;
}

/** Keeps what the provider has to remember, until the process ends. */
export function createMemoryAdapter(): AdapterFactory {
  const records = new Map<string, Stored>();
  const find = (key: string): AdapterPayload | undefined => {
    const stored = records.get(key);
    if (stored !== undefined && stored.expiresAt > Date.now()) return stored.payload;
    records.delete(key);
    return undefined;
  };
  const findBy = (model: string, matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined => {
    const key = [...records.keys()].find((each) => each.startsWith(`${model}:`) && matches(find(each) ?? {}));
    return key === undefined ? undefined : find(key);
  };
  return (model): Adapter => ({
    upsert: async (id, payload, expiresIn = Number.POSITIVE_INFINITY) => {
      records.delete(`${model}:${id}`);
      records.set(`${model}:${id}`, { payload, expiresAt: Date.now() + expiresIn * 1_000 });
      for (const oldest of records.keys()) {
        if (records.size <= maxRecords) break;
        records.delete(oldest);
      }
    },
    find: async (id) => find(`${model}:${id}`),
    findByUid: async (uid) => findBy(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findBy(model, (payload) => payload.userCode === userCode),
    consume: async (id) => {
      const payload = find(`${model}:${id}`);
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1_000);
    },
    destroy: async (id) => void records.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of records) if (payload.grantId === grantId) records.delete(key);
    },
  });
}
