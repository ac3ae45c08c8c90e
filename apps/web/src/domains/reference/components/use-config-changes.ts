import { formatPlainList } from '@heliodesk/phrases/formats/lists';
import { currentLanguage } from '#src/platform/i18n/language.ts';
import { brokenConfigRule, ConfigRow, editConfig, secretMask } from '@heliodesk/contract/reference';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { CallError } from '#src/platform/http/call-error.ts';
import { currentAs } from '#src/platform/http/error-policy.ts';
import { call } from '#src/platform/http/call.ts';
import { messageOfViolation } from '#src/platform/schema-rules.ts';
import { forgetPersistedForm, persistedInput } from '#src/ui/form/use-persisted-form.ts';
import { optionName } from './use-config-label.ts';

/** What was entered for a key and is not saved yet. */
export interface ConfigChange {
  value: string;
  /** Of the state that it was entered over; the rows may be read again in the meantime. */
  version: number;
  /** What the server said against it. */
  refused?: string;
  /** Someone else saved this in the meantime; the next attempt overwrites it. */
  theirs?: ConfigRow;
}

type Changes = Readonly<Record<string, ConfigChange>>;

const persistKey = 'configuration';
const StoredChanges = z.record(z.string(), z.object({ value: z.string(), version: z.number() })).catch({});

/** Why a value cannot be saved; nothing where it can. */
export function problemOf(row: ConfigRow, change: ConfigChange | undefined): string | undefined {
  if (change === undefined) return undefined;
  const broken = brokenConfigRule(row.rule, change.value);
  if (broken === undefined) return change.refused;
  const params = { ...broken.params, options: formatPlainList((row.rule.options ?? []).map(optionName), currentLanguage()) };
  return messageOfViolation({ path: 'configValue', rule: broken.rule, params }, row.configName);
}

/** Saves one key: nothing is left of the change, or what is to be said about it. Other errors are thrown, and shown by the platform. */
async function saveOne(row: ConfigRow, change: ConfigChange): Promise<ConfigChange | undefined> {
  const { value, version } = change;
  try {
    await call(editConfig, {
      body: { configId: row.configId, configValue: value, version: change.theirs?.version ?? version },
      quiet: 'stale',
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const theirs = currentAs(ConfigRow, error);
    if (theirs) return { value, version, theirs };
    const [refused] = error.errors;
    if (refused) return { value, version, refused: refused.message };
    throw error;
  }
}

/** Keeps changes in this tab, over a lost session or a reload; never a secret. */
function usePersistedChanges(rows: readonly ConfigRow[]) {
  const [changes, setChanges] = useState<Changes>(() => StoredChanges.parse(persistedInput.read(persistKey) ?? {}));
  useEffect(() => {
    const isStoredChanges = (key: string): boolean => rows.some(({ configKey, rule }) => configKey === key && rule.kind !== 'secret');
    const storable = Object.entries(changes).filter(([key]) => isStoredChanges(key));
    if (storable.length === 0) forgetPersistedForm(persistKey);
    else persistedInput.write(persistKey, Object.fromEntries(storable.map(([key, { value, version }]) => [key, { value, version }])));
  }, [changes, rows]);
  return [changes, setChanges] as const;
}

/** Changes of several keys that are saved together, each for itself: one that is refused does not hold up the others. */
export function useConfigChanges(rows: readonly ConfigRow[], onSaved: () => Promise<unknown>) {
  const [changes, setChanges] = usePersistedChanges(rows);
  const [isSaving, setSaving] = useState(false);
  const changed = rows.filter(({ configKey }) => changes[configKey] !== undefined);
  const valid = changed.filter((row) => brokenConfigRule(row.rule, changes[row.configKey]?.value ?? '') === undefined);

  const undo = (...keys: string[]) =>
    setChanges((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !keys.includes(key))));
  const change = ({ configKey, configValue, version }: ConfigRow, value: string) =>
    value === configValue || value === secretMask
      ? undo(configKey)
      : setChanges((before) => {
          const { theirs, version: typedOver = version } = before[configKey] ?? {};
          return { ...before, [configKey]: { value, version: typedOver, ...(theirs && { theirs }) } };
        });

  const save = async (): Promise<number> => {
    setSaving(true);
    const saved: string[] = [];
    try {
      for (const row of valid) {
        const pending = changes[row.configKey];
        if (pending === undefined) continue;
        const left = await saveOne(row, pending);
        if (left === undefined) saved.push(row.configKey);
        else setChanges((before) => ({ ...before, [row.configKey]: left }));
      }
    } catch (error) {
      // Shown by the platform; what was not saved stays as it was typed.
      if (!(error instanceof CallError)) throw error;
    } finally {
      // The new rows first, so that no field shows its old value in between.
      await onSaved();
      undo(...saved);
      setSaving(false);
    }
    return saved.length;
  };
  return { changes, changed, valid, change, undo, undoAll: () => setChanges({}), save, isSaving };
}
