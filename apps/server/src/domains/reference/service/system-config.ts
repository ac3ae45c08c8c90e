import { brokenConfigRule, secretMask, verificationPrefix } from '@heliodesk/contract/reference';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { shareValue } from '#src/platform/shared-value.ts';
import { findConfigValues, updateConfigValue } from '../store/configuration.ts';
import { isConfigName, keyOf, readConfigText, type ConfigName, type ConfigValue } from './config-keys.ts';

/** The system configuration, read through a cache that all instances empty together. */
export interface SystemConfig {
  /** Within a transaction, pass it: nothing may be read outside it. */
  get: <Name extends ConfigName>(name: Name, tx?: Tx) => Promise<ConfigValue<Name>>;
  /** The same, only where staff have chosen a value. */
  chosen: <Name extends ConfigName>(name: Name, tx?: Tx) => Promise<ConfigValue<Name> | undefined>;
  /** As text for people; secrets come masked. */
  show: (name: string) => Promise<string>;
  /** The content of a file that verifies a domain, by its name without `.txt`. */
  verification: (name: string) => Promise<string | undefined>;
  /** Refuses an invalid value of the key, at `configValue`. */
  set: (tx: Tx, name: ConfigName, text: string) => Promise<void>;
  /** Tells all instances to reload once the transaction has committed. */
  announce: (tx: Tx) => void;
  /** Tells all instances to reload now. */
  clear: () => void;
}

/** A key's stored text as shown to people; secrets come masked. */
export const shownValue = (name: ConfigName, text: string | null | undefined): string => {
  const { rule, write } = keyOf(name);
  const written = write(readConfigText(name, text));
  return rule.kind === 'secret' && written !== '' ? secretMask : written;
};

/** The text to store for what was entered; refused at `configValue` if it does not fit. */
export function acceptedText(name: ConfigName, text: string): string {
  const { rule, parse, write } = keyOf(name);
  const broken = brokenConfigRule(rule, text);
  if (broken !== undefined) throw failFields({ path: 'configValue', ...broken });
  return write(parse(text.trim()));
}

function createSystemConfig(platform: Platform): SystemConfig {
  const load = async (from: Db): Promise<Map<string, string>> =>
    new Map((await findConfigValues(from)).map(({ key, value }) => [key, value]));
  const { read, kept, announce, clear } = shareValue(platform, 'system-config', () => load(platform.db));
  // What a transaction reads is not cached: it may never be committed.
  const values = async (tx?: Tx): Promise<Map<string, string>> => (tx === undefined ? read() : (kept() ?? load(tx)));
  return {
    get: async (name, tx) => readConfigText(name, (await values(tx)).get(name)) as ConfigValue<typeof name>,
    chosen: async (name, tx) => {
      const text = (await values(tx)).get(name);
      return text === undefined ? undefined : (readConfigText(name, text) as ConfigValue<typeof name>);
    },
    show: async (name) => {
      const text = (await values()).get(name);
      if (isConfigName(name)) return shownValue(name, text);
      if (text === undefined) throw fail('notFound');
      return text;
    },
    verification: async (name) => (await values()).get(`${verificationPrefix}${name}`),
    set: async (tx, name, text) => {
      await updateConfigValue(tx, name, acceptedText(name, text), platform.clock.now());
      announce(tx);
    },
    announce,
    clear,
  };
}

const configs = new WeakMap<Platform, SystemConfig>();

/** The one system configuration of a server: `systemConfigOf(platform).get('claim.serialLimit')`. */
export const systemConfigOf = (platform: Platform): SystemConfig =>
  configs.getOrInsertComputed(platform, () => createSystemConfig(platform));
