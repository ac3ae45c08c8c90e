import { useMemo, useSyncExternalStore } from 'react';
import { ownKey } from '#src/platform/own-input.ts';
import { tabStorage } from '#src/platform/storage.ts';
import { createStore } from '#src/platform/store.ts';
import { piecesOf } from './part-values.ts';
import type { PartKind, PartValues } from './part-values.ts';

/** A part that is being added, or changed if it has an id. */
export interface OpenPart {
  as: 'part';
  kind: PartKind;
  id: number | null;
  version?: number | undefined;
  /** Its pieces as they are stored. */
  storedPieces: number;
  values: PartValues;
}

/** A pasted row, with a key of its own for as long as it is shown. */
export interface PastedRow {
  key: string;
  values: PartValues;
}

/** Rows that were pasted and are not in the claim yet. */
export interface OpenRows {
  as: 'rows';
  kind: PartKind;
  rows: readonly PastedRow[];
}

/** The one thing that is open on the step of the parts; it survives a reload. */
export type OpenWork = OpenPart | OpenRows;

const changes = createStore(0);
const parsed = new Map<string, { text: string; work: OpenWork }>();
/** Where the browser keeps nothing, it is held until the page is left. */
const unkept = new Map<string, OpenWork>();

const keyOf = (requestId: number): string => ownKey('parts', requestId);

const isWork = (stored: unknown): stored is OpenWork =>
  typeof stored === 'object' && stored !== null && 'as' in stored && (stored.as === 'part' || stored.as === 'rows');

/** What is open in a claim; the same object until it changes. */
export function openWorkOf(requestId: number): OpenWork | undefined {
  const key = keyOf(requestId);
  const text = tabStorage.get(key);
  if (text === undefined) return unkept.get(key);
  const known = parsed.get(key);
  if (known?.text === text) return known.work;
  const work = tabStorage.getJson(key);
  if (!isWork(work)) return undefined;
  parsed.set(key, { text, work });
  return work;
}

/** Opens something, or keeps what was typed into it. */
export function setOpenWork(requestId: number, work: OpenWork): void {
  const key = keyOf(requestId);
  const text = JSON.stringify(work);
  tabStorage.set(key, text);
  parsed.set(key, { text, work });
  if (tabStorage.get(key) === text) unkept.delete(key);
  else unkept.set(key, work);
  changes.set(changes.get() + 1);
}

export function closeWork(requestId: number): void {
  tabStorage.remove(keyOf(requestId));
  unkept.delete(keyOf(requestId));
  changes.set(changes.get() + 1);
}

export const useOpenWork = (requestId: number): OpenWork | undefined =>
  useSyncExternalStore(changes.subscribe, () => openWorkOf(requestId));

/** What is open, without what was typed into it. */
export interface OpenTarget {
  as: OpenWork['as'];
  kind: PartKind;
  /** Of a part that is changed. */
  id: number | null;
}

/** What is open, the same object while one types, so that nothing else is drawn again. */
export function useOpenTarget(requestId: number | undefined): OpenTarget | undefined {
  const text = useSyncExternalStore(changes.subscribe, () => {
    const work = requestId === undefined ? undefined : openWorkOf(requestId);
    if (work === undefined) return '';
    const target: OpenTarget = { as: work.as, kind: work.kind, id: work.as === 'part' ? work.id : null };
    return JSON.stringify(target);
  });
  return useMemo(() => (text === '' ? undefined : (JSON.parse(text) as OpenTarget)), [text]);
}

/** How many pieces are in what is open, beyond those that are stored. */
export const useOpenPieces = (requestId: number | undefined): number =>
  useSyncExternalStore(changes.subscribe, () => {
    const work = requestId === undefined ? undefined : openWorkOf(requestId);
    if (work === undefined) return 0;
    if (work.as === 'rows') return work.rows.reduce((sum, { values }) => sum + piecesOf(values), 0);
    return Math.max(0, piecesOf(work.values) - work.storedPieces);
  });
