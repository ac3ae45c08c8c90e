import {
  addParts,
  getTrackerClaim,
  removeInverter,
  removeTrackerPart,
  saveInverter,
  saveTrackerPart,
} from '@heliodesk/contract/tracker-claim';
import type { KeptPart } from '@heliodesk/contract/tracker-claim';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { requestKeys } from '#src/domains/request/index.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { partToSave } from './part-values.ts';
import type { PartKind, PartValues } from './part-values.ts';

/** A claim with everything in it: its parts too, of a draft and once it is submitted. */
export const trackerClaim = (requestId: number) =>
  queryOptions({
    queryKey: [...requestKeys.detail(requestId), 'tracker-claim'],
    queryFn: ({ signal }) => call(getTrackerClaim, { query: { requestId }, signal, background: true }),
  });

interface PartToSave {
  kind: PartKind;
  id?: number | null;
  version?: number | undefined;
  values: PartValues;
}

function savePart(requestId: number, { kind, id, version, values }: PartToSave): Promise<KeptPart> {
  const { bracketType, ...part } = partToSave(values);
  const head = { requestId, id, version };
  const settings = { idempotencyKey: createUuid(), background: true };
  return kind === 'tracker'
    ? call(saveTrackerPart, { body: { ...head, ...part, bracketType }, ...settings })
    : call(saveInverter, { body: { ...head, ...part }, ...settings });
}

function addAll(requestId: number, kind: PartKind, all: readonly PartValues[]): Promise<KeptPart[]> {
  const parts = all.map(partToSave);
  const body =
    kind === 'tracker'
      ? { requestId, trackerList: parts }
      : { requestId, inverterList: parts.map(({ bracketType: _none, ...part }) => part) };
  return call(addParts, { body, idempotencyKey: createUuid() });
}

/** Everything that changes the parts of a claim. `onFrozen` is told when the server takes no more changes. */
export function usePartChanges(requestId: number, onFrozen: () => void) {
  const client = useQueryClient();
  const settled = {
    onError: (error: Error) => void (isError(error, 'part.frozen') && onFrozen()),
    onSettled: () => client.invalidateQueries({ queryKey: trackerClaim(requestId).queryKey }),
  };
  const save = useMutation({ mutationFn: (part: PartToSave) => savePart(requestId, part), ...settled });
  const add = useMutation({
    mutationFn: ({ kind, parts }: { kind: PartKind; parts: readonly PartValues[] }) => addAll(requestId, kind, parts),
    ...settled,
  });
  const remove = useMutation({
    mutationFn: ({ kind, id }: { kind: PartKind; id: number }) => {
      const options = { query: { id }, background: true };
      return kind === 'tracker' ? call(removeTrackerPart, options) : call(removeInverter, options);
    },
    ...settled,
  });
  return { save, add, remove };
}
