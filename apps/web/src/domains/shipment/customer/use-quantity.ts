import type { BatchAddress } from '@heliodesk/contract/shipment';
import { useRef, useState } from 'react';
import { CallError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { saveQuantity, useShowTask } from './queries.ts';

/**
 * How many pieces go to an address: saved as it is changed, one save after another. What the server refuses stays in the field, with the
 * reason.
 */
export function useQuantity(tipsId: number, { addressId, batchQty }: BatchAddress) {
  const show = useShowTask(tipsId);
  const [typed, setTyped] = useState<string | null>();
  const [refusal, setRefusal] = useState<string>();
  const wanted = useRef<string | undefined>(undefined);
  const isSaving = useRef(false);

  const saveAll = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      for (let next = wanted.current; next !== undefined; next = wanted.current) {
        wanted.current = undefined;
        const task = await saveQuantity(addressId, next);
        show(task);
        setRefusal(undefined);
        if (wanted.current === undefined) setTyped(undefined);
      }
    } catch (error) {
      const [fault] = error instanceof CallError ? error.errors : [];
      setRefusal(fault?.message ?? messageOf(error));
    } finally {
      isSaving.current = false;
    }
  };
  const save = (value: string | null) => {
    setTyped(value);
    wanted.current = value ?? '';
    void saveAll();
  };
  return {
    value: typed === undefined ? String(batchQty) : typed,
    /** Whether something was typed that the server doesn't have. */
    isUnsaved: typed !== undefined,
    refusal,
    type: (value: string | null) => setTyped(value),
    save,
    saveTyped: () => {
      if (typed !== undefined && (typed ?? '') !== String(batchQty)) save(typed);
      else setTyped(undefined);
    },
  };
}
