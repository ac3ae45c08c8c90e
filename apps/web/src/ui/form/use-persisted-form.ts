import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { ownKey } from '#src/platform/own-input.ts';
import { tabStorage } from '#src/platform/storage.ts';

const keyOf = (name: string): string => ownKey('form', name);

const isRecord = (stored: unknown): stored is object => typeof stored === 'object' && stored !== null && !Array.isArray(stored);

/**
 * Holds what is typed into a form in this browser tab until it is saved or given up: over an expired session with its new sign-in, a
 * lost connection, a reload. Without a name nothing is held. Whatever the form's store holds is kept, fields or not, so a version
 * among the values stays the one that was typed on.
 */
export function usePersistedForm(form: FormInstance, name: string | undefined) {
  const key = name === undefined ? undefined : keyOf(name);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const stored = key === undefined ? undefined : tabStorage.getJson(key);
    // A page that becomes the active tab again still has it.
    if (!isRecord(stored) || form.isFieldsTouched()) return;
    form.setFieldsValue(stored);
    setRestored(true);
  }, [form, key]);
  const forget = () => {
    if (key !== undefined) tabStorage.remove(key);
    setRestored(false);
  };
  return {
    /** Whether the form shows what was typed before and is not saved. */
    isRestored,
    write: () => key !== undefined && tabStorage.setJson(key, form.getFieldsValue(true)),
    forget,
    discard: () => {
      forget();
      form.resetFields();
    },
  };
}

/** The same for screens without a form: reads and writes what was typed under a name. */
export const persistedInput = {
  read: (name: string): unknown => tabStorage.getJson(keyOf(name)),
  write: (name: string, values: object): void => tabStorage.setJson(keyOf(name), values),
};

/** Discards what was kept of a form that is not open. */
export const forgetPersistedForm = (name: string): void => tabStorage.remove(keyOf(name));
