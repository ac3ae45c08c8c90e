import { macroStepKinds, type MacroStepKind } from '@heliodesk/contract/macro';
import {
  deskColumns,
  deskViews,
  requestStatuses,
  waitingOnValues,
  wroteLast,
  type DeskColumn,
  type DeskView,
  type RequestStatus,
  type WaitingOn,
} from '@heliodesk/contract/request';

/* Codes that the audit keeps and that other pages have words for: the steps of macros, and what a view of the desk shows. */

const columnKeys = {
  request: 'request:column.request',
  title: 'fields:title',
  type: 'common:type',
  company: 'common:company',
  contact: 'common:contact',
  project: 'desk:column.project',
  region: 'desk:column.region',
  lastWord: 'common:lastWord',
  promise: 'request:column.promise',
  status: 'common:status',
  waitingOn: 'desk:filter.waitingOn',
  unread: 'desk:column.unread',
  pieces: 'desk:column.pieces',
  createTime: 'common:createdUtc',
  updateTime: 'common:updatedUtc',
  owner: 'desk:filter.owner',
} as const satisfies Record<DeskColumn, string>;

export type CodeKey =
  | `macro:step.${MacroStepKind}`
  | `request:status.${RequestStatus}`
  | `request:lastWord.${(typeof wroteLast)[number]}`
  | `desk:view.${DeskView}`
  | `desk:waitingOn.${WaitingOn}`
  | (typeof columnKeys)[DeskColumn];

const oneOf = <Code extends string>(codes: readonly Code[], value: string): Code | undefined => codes.find((each) => each === value);

function viewKey(name: string, value: string): CodeKey | undefined {
  if (name === 'view') {
    const view = oneOf(deskViews, value);
    return view && `desk:view.${view}`;
  }
  if (name === 'waitingOn') {
    const who = oneOf(waitingOnValues, value);
    return who && `desk:waitingOn.${who}`;
  }
  if (name === 'lastWord') {
    const who = oneOf(wroteLast, value);
    return who && `request:lastWord.${who}`;
  }
  const column = name === 'columns' || name === 'orderByColumn' ? oneOf(deskColumns, value) : undefined;
  return column && columnKeys[column];
}

/** The key of the words for a code in a field of some kinds of subjects. */
export function codeKey(subjectType: string, name: string, value: string): CodeKey | undefined {
  const isView = subjectType === 'desk' || subjectType === 'deskView';
  const status =
    (isView && name === 'status') || (subjectType === 'macro' && name === 'statuses') ? oneOf(requestStatuses, value) : undefined;
  if (status !== undefined) return `request:status.${status}`;
  return isView ? viewKey(name, value) : undefined;
}

/** What stands together in one value: the step of a macro with its texts, and an amount with its currency. */
interface Formatter {
  t: (key: CodeKey) => string;
  money: (amount: string, currency: string) => string;
}

const isTexts = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record in words, where it is a step or an amount. */
export function recordWords({ t, money }: Formatter, value: Readonly<Record<string, unknown>>): string | undefined {
  const { kind, texts, amount, currency } = value;
  if (typeof amount === 'string' && typeof currency === 'string') return money(amount, currency);
  const step = typeof kind === 'string' ? oneOf(macroStepKinds, kind) : undefined;
  if (step === undefined) return undefined;
  const written = isTexts(texts) ? Object.values(texts).filter((text) => typeof text === 'string' && text !== '') : [];
  return [t(`macro:step.${step}`), ...written].join(' · ');
}
