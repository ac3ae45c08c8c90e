import type { RmaRow } from '@heliodesk/contract/shipment';
import { useRef, useState } from 'react';
import { CallError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { useRmaChanges } from './queries.ts';

export type PairSide = 'oldSn' | 'newSn';

/** A number of a row, saved on leaving its field; what the server refuses stays in the field, with the reason. */
export function usePairSide(addressId: number, row: RmaRow, side: PairSide) {
  const { update } = useRmaChanges(addressId);
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const isSaving = useRef(false);

  const save = async () => {
    const value = typed?.trim().toUpperCase();
    if (isSaving.current) return;
    if (value === undefined || value === row[side]) return setTyped(undefined);
    isSaving.current = true;
    setRefusal(undefined);
    try {
      await update({ id: row.id, oldSn: row.oldSn, newSn: row.newSn, [side]: value });
      setTyped(undefined);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.errors[0]?.message ?? messageOf(error));
    } finally {
      isSaving.current = false;
    }
  };
  return { value: typed ?? row[side], refusal, type: setTyped, save: () => void save() };
}
