import type { RmaRow } from '@heliodesk/contract/shipment';
import { useRef, useState } from 'react';
import { CallError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { useRmaChanges } from './queries.ts';

export type PairSide = 'oldSn' | 'newSn';

/**
 * A number of a row, saved on leaving its field; what the server refuses stays in the field, with the reason. What someone else has written
 * since one began to type is not overwritten unless one saves once more.
 */
export function usePairSide(addressId: number, row: RmaRow, side: PairSide) {
  const { update } = useRmaChanges(addressId);
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const isSaving = useRef(false);
  /** What was there when typing began. */
  const begunWith = useRef<string>(undefined);

  const type = (text: string) => {
    begunWith.current ??= row[side];
    setTyped(text);
  };
  const stop = () => {
    begunWith.current = undefined;
    setTyped(undefined);
  };

  const save = async () => {
    const value = typed?.trim().toUpperCase();
    if (isSaving.current) return;
    if (value === undefined || value === row[side]) return stop();
    isSaving.current = true;
    setRefusal(undefined);
    try {
      const now = { oldSn: row.oldSn, newSn: row.newSn };
      await update({ id: row.id, ...now, [side]: value, seen: { ...now, [side]: begunWith.current ?? row[side] } });
      stop();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      begunWith.current = undefined;
      setRefusal(error.errors[0]?.message ?? messageOf(error));
    } finally {
      isSaving.current = false;
    }
  };
  return { value: typed ?? row[side], refusal, type, save: () => void save() };
}
