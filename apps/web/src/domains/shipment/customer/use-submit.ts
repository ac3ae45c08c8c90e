import type { BatchSettlement } from '@heliodesk/contract/shipment';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshTips } from '#src/domains/request/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError, isError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { submitAddresses } from './queries.ts';

/** What is wrong with one address, by its place. */
export const placeOf = (path: string): number | undefined => {
  const [, index] = /^addresses\.(\d+)\./.exec(path) ?? [];
  return index === undefined ? undefined : Number(index);
};

/** Submits the addresses once. Keeps what the server refuses: of single addresses by their places, the rest in words. */
export function useSubmit({ tipsId, requestId, version }: BatchSettlement & { tipsId: number | null }) {
  const { t } = useTranslation('shipment');
  const refresh = useRefreshTips();
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [faults, setFaults] = useState<ReadonlyMap<number, string[]>>(new Map());
  // Sent again as it was, it is the same answer: the first attempt may have arrived.
  const attempt = useRef({ version: -1, key: '' });

  const explain = async (error: unknown) => {
    const errors = error instanceof CallError ? error.errors : [];
    const byPlace = Map.groupBy(errors, ({ path }) => placeOf(path));
    setFaults(
      new Map([...byPlace].flatMap(([index, found]) => (index === undefined ? [] : [[index, found.map(({ message }) => message)]]))),
    );
    const [general] = byPlace.get(undefined) ?? [];
    if (isError(error, 'stale')) setRefusal(t('stale'));
    else if (errors.length === 0 || general) setRefusal(general?.message ?? messageOf(error));
    if (isError(error, 'stale', 'tip.closed', 'action.notAllowed', 'notFound')) await refresh();
  };
  const submit = async () => {
    if (tipsId === null) return;
    if (attempt.current.version !== version) attempt.current = { version, key: createUuid() };
    setRunning(true);
    setRefusal(undefined);
    setFaults(new Map());
    try {
      await submitAddresses({ tipsId, requestId, version }, attempt.current.key);
      showToast({ kind: 'good', title: t('submitted') });
      await refresh();
    } catch (error) {
      attempt.current = { version: -1, key: '' };
      await explain(error);
    } finally {
      setRunning(false);
    }
  };
  return { submit, isRunning, refusal, faults };
}
