import type { Tx } from '#src/platform/db/database.ts';
import { afterCommit } from '#src/platform/db/transaction.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findConfigValues, updateConfigValue } from '../store.ts';
import { configKeys, isConfigName, type ConfigKey, type ConfigName, type ConfigValue } from './config-keys.ts';

const topic = 'system-config';
/** Live events bring changes at once; this bounds how long a lost one matters. */
const keptFor = 30_000;
const mask = '••••••••';

/** The system configuration, read through a cache that all instances empty together. */
export interface SystemConfig {
  get: <Name extends ConfigName>(name: Name) => Promise<ConfigValue<Name>>;
  /** As text for people; secrets come masked. */
  show: (name: string) => Promise<string>;
  /** Refuses what is no value of the key, at `configValue`. */
  set: (tx: Tx, name: ConfigName, text: string) => Promise<void>;
}

const keyOf = (name: ConfigName): ConfigKey<unknown> => configKeys[name] as ConfigKey<unknown>;

/** What is stored, or the default where nothing is, or nothing that the key can read any more. */
const valueOf = (name: ConfigName, stored: Map<string, string>): unknown => {
  const text = stored.get(name);
  return (text === undefined ? undefined : keyOf(name).read(text)) ?? keyOf(name).initial;
};

function createSystemConfig({ db, events, clock }: Platform): SystemConfig {
  let kept: { values: Promise<Map<string, string>>; until: number } | undefined;
  const forget = (): void => {
    kept = undefined;
  };
  events.subscribe(topic, forget);
  events.onGap(forget);
  const load = async (): Promise<Map<string, string>> => new Map((await findConfigValues(db)).map(({ key, value }) => [key, value]));
  const values = (): Promise<Map<string, string>> => {
    if (kept === undefined || kept.until < Date.now()) {
      const loading = load();
      loading.catch(forget);
      kept = { values: loading, until: Date.now() + keptFor };
    }
    return kept.values;
  };
  return {
    get: async (name) => valueOf(name, await values()) as ConfigValue<typeof name>,
    show: async (name) => {
      if (!isConfigName(name)) throw fail('notFound');
      const text = keyOf(name).write(valueOf(name, await values()));
      return keyOf(name).isSecret === true && text !== '' ? mask : text;
    },
    set: async (tx, name, text) => {
      const value = keyOf(name).read(text.trim());
      if (value === undefined) throw failFields({ path: 'configValue', rule: 'invalid' });
      await updateConfigValue(tx, name, keyOf(name).write(value), clock.now());
      await events.publish(tx, topic, { name });
      afterCommit(tx, forget);
    },
  };
}

const configs = new WeakMap<Platform, SystemConfig>();

/** The one system configuration of a server: `systemConfigOf(platform).get('claim.serialLimit')`. */
export const systemConfigOf = (platform: Platform): SystemConfig =>
  configs.getOrInsertComputed(platform, () => createSystemConfig(platform));
