import type { Askable, AskedField, FieldValue } from '@heliodesk/contract/request';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { AnswerInput } from '../../draft/draft-kind.ts';

/** With what a field of a task is answered: as on the last check of a draft, or with room for more. */
export type DetailInput = AnswerInput | { as: 'long' } | { as: 'request' };

/** Fields in the parts of the save call. */
export type DetailValues = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** Details of a submitted request, with what was typed for the task that asks for them. */
export interface LoadedDetails {
  /** Of what was typed. */
  version: number;
  fields: readonly AskedField[];
  unlocked: readonly string[];
  values: DetailValues;
}

export interface ListsProps {
  requestId: number;
  /** To be called when the server takes no more changes. */
  onFrozen: () => void;
  /** Told what has to be done before the answer can be sent, in words. */
  onBlock: (reason: string | undefined) => void;
}

/** What a kind of request adds to the tasks that ask for its details. */
export interface DetailsKind {
  askable: Askable;
  /** What the answer has to meet, in the paths of the save call. */
  Submission: z.ZodType;
  /** By path; of the entries of a list without their ids. */
  inputs: Readonly<Record<string, DetailInput>>;
  load: (requestId: number, signal?: AbortSignal) => Promise<LoadedDetails>;
  /** Keeps what was typed, valid or not; what is left out stays. */
  save: (answer: { msgId: number; version: number; values: DetailValues }) => Promise<{ version: number }>;
  /** The lists that are asked for as a whole, edited in their place. */
  Lists?: ComponentType<ListsProps>;
}

/** The fields of a task's form: those that are asked for, and those that are unlocked along with lists. */
export function formFields({ askable: { together = {} } }: DetailsKind, asked: readonly AskedField[]): AskedField[] {
  const isList = ({ field }: AskedField) => !field.includes('.');
  const along = asked.filter(isList).flatMap(({ field }) => together[field] ?? []);
  return [
    ...asked.filter((one) => !isList(one)),
    ...along.filter((path) => !asked.some(({ field }) => field === path)).map((field) => ({ field, question: '' })),
  ];
}

/** A path without the ids of entries. */
const inputPath = (path: string): string =>
  path
    .split('.')
    .filter((name) => !/^\d+$/.test(name))
    .join('.');

export const inputOf = ({ inputs }: DetailsKind, path: string): DetailInput => inputs[inputPath(path)] ?? { as: 'text' };

/** The value at a path; nothing where it is empty. */
export function detailAt(values: DetailValues, path: string): FieldValue {
  const [part = '', name = ''] = path.split('.');
  const value = values[part]?.[name];
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;
}

/** Both, where a field is in both the second counts. */
export const withDetails = (one: DetailValues, other: DetailValues): DetailValues =>
  Object.fromEntries([...new Set([...Object.keys(one), ...Object.keys(other)])].map((part) => [part, { ...one[part], ...other[part] }]));
