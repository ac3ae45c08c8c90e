import { brokenConfigRule, editConfig, secretMask } from '@heliodesk/contract/reference';
import type { ConfigRow } from '@heliodesk/contract/reference';
import { useState } from 'react';
import { CallError } from '#src/platform/http/call-error.ts';
import { call } from '#src/platform/http/call.ts';
import { messageOfViolation } from '#src/platform/schema-rules.ts';

/** What was entered for a key and is not saved yet. */
export interface ConfigChange {
  value: string;
  /** What the server said against it. */
  refused?: string;
  /** Somebody else saved this meanwhile; the next attempt overwrites it. */
  newer?: ConfigRow;
}

type Changes = Readonly<Record<string, ConfigChange>>;

/** Why a value cannot be saved; nothing where it can. */
export function problemOf(row: ConfigRow, change: ConfigChange | undefined): string | undefined {
  if (change === undefined) return undefined;
  const broken = brokenConfigRule(row.rule, change.value);
  return broken ? messageOfViolation({ path: 'configValue', ...broken }, row.configName) : change.refused;
}

async function saveOne(row: ConfigRow, change: ConfigChange): Promise<ConfigChange | undefined> {
  const version = change.newer?.version ?? row.version;
  try {
    await call(editConfig, { body: { configId: row.configId, configValue: change.value, version }, quiet: true });
    return undefined;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const newer = (error.data as { current?: ConfigRow } | null)?.current;
    if (error.code === 409 && newer) return { value: change.value, newer };
    return { value: change.value, refused: error.errors[0]?.message ?? error.message };
  }
}

/** Changes of several keys that are saved together, each for itself: one that is refused does not hold up the others. */
export function useConfigChanges(rows: readonly ConfigRow[], onSaved: () => Promise<unknown>) {
  const [changes, setChanges] = useState<Changes>({});
  const [isSaving, setSaving] = useState(false);
  const changed = rows.filter(({ configKey }) => changes[configKey] !== undefined);
  const valid = changed.filter((row) => brokenConfigRule(row.rule, changes[row.configKey]?.value ?? '') === undefined);

  const undo = (key: string) => setChanges(({ [key]: _undone, ...rest }) => rest);
  const change = ({ configKey, configValue }: ConfigRow, value: string) =>
    value === configValue || value === secretMask
      ? undo(configKey)
      : setChanges((before) => ({
          ...before,
          [configKey]: { ...(before[configKey]?.newer && { newer: before[configKey].newer }), value },
        }));

  const save = async (): Promise<number> => {
    setSaving(true);
    let saved = 0;
    try {
      for (const row of valid) {
        const pending = changes[row.configKey];
        if (pending === undefined) continue;
        const left = await saveOne(row, pending);
        if (left === undefined) {
          saved += 1;
          undo(row.configKey);
        } else setChanges((before) => ({ ...before, [row.configKey]: left }));
      }
      return saved;
    } finally {
      await onSaved();
      setSaving(false);
    }
  };
  return { changes, changed, valid, change, undo, undoAll: () => setChanges({}), save, isSaving };
}
