import type { Platform } from '#src/platform/platform.ts';
import { shareValue, type SharedValue } from '#src/platform/shared-value.ts';
import { findAllEntries, type EntryRow } from '../store/dictionaries.ts';

/** The entries of all stored dictionaries by type, which every form asks for. */
type KeptEntries = SharedValue<Map<string, EntryRow[]>>;

const createKeptEntries = (platform: Platform): KeptEntries =>
  shareValue(platform, 'dictionary', async () => Map.groupBy(await findAllEntries(platform.db), ({ type }): string => type));

const all = new WeakMap<Platform, KeptEntries>();

export const keptEntriesOf = (platform: Platform): KeptEntries => all.getOrInsertComputed(platform, () => createKeptEntries(platform));
