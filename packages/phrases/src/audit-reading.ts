import { StaffRole } from '@heliodesk/contract/identity';
import type { AuditRow } from '@heliodesk/contract/identity';
import { isLanguage } from '@heliodesk/contract/kit';
import { requestTypeNames, requestTypeValues, type RequestType } from '@heliodesk/contract/request';
import { salesRegions } from '@heliodesk/contract/reference';
import { ruleModes } from '@heliodesk/contract/routing';
import { codeKey, recordWords, type CodeKey } from './audit-codes.ts';
import { languageNames } from './languages.ts';

/* How an entry of the audit is put into words, on its page and in its export. */

const announcementLevels = ['info', 'warning', 'urgent'] as const;
type Level = (typeof announcementLevels)[number];

const routingTargets = ['team', 'people'] as const;

/** How someone proved who they are, and other words that stand for themselves. */
const ways = ['app', 'passkey', 'password', 'recoveryCode', 'device', 'email', 'credentials', 'asc', 'desc', 'new', 'old'] as const;

type WordKey =
  | CodeKey
  | `audit:${'system' | 'stranger' | 'masked'}`
  | `common:${'yes' | 'no'}`
  | `identity:demoRoles.${StaffRole}`
  | `common:state.${'active' | 'disabled'}`
  | `reference:${'on' | 'off'}`
  | `reference:levels.${Level}`
  | `routing:region.${(typeof salesRegions)[number]}`
  | `routing:mode.${(typeof ruleModes)[number]}`
  | `routing:targets.${(typeof routingTargets)[number]}`
  | `request:type.${(typeof requestTypeNames)[RequestType]}`
  | `auditWords:value.${(typeof ways)[number]}`;

/** What the reader's language gives to it. */
export interface AuditFormatter {
  t: (key: WordKey) => string;
  /** The label of a field by its name on the wire. */
  label: (name: string) => string;
  /** Joins words: "a, b and c". */
  list: (words: readonly string[]) => string;
  time: (moment: Date) => string;
  /** An amount as the wire has it, with its currency. */
  money: (amount: string, currency: string) => string;
  /** A country by its number. */
  country: (regionId: number) => string;
}

/** Who did it: someone with a name, else someone unknown who called from outside, else the system. */
export const actorWords = ({ t }: Pick<AuditFormatter, 't'>, { actorName, address }: Pick<AuditRow, 'actorName' | 'address'>): string =>
  actorName || t(address === '' ? 'audit:system' : 'audit:stranger');

/** One value that was kept before or after a deed. */
export interface Difference {
  /** Names of the fields that lead to it. */
  path: string[];
  before: unknown;
  after: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What differs between two states, down to single values; of one state alone, all that it holds. */
export function differencesOf(before: unknown, after: unknown, path: string[] = []): Difference[] {
  if (isRecord(before) || isRecord(after)) {
    const [one, other] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) => differencesOf(one[key], other[key], [...path, key]));
  }
  return isSame(before ?? null, after ?? null) ? [] : [{ path, before, after }];
}

/** Kept for the machine: it says nothing that the entry itself does not. */
const bookkeeping = new Set(['id', 'version', 'changed_at', 'region.regionId', 'isServiceProvider', 'viewId', 'mayEdit']);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The values of an entry that are worth reading: not those that were empty and still are. */
export const tellingDifferences = ({ before, after }: Pick<AuditRow, 'before' | 'after'>): Difference[] =>
  differencesOf(before, after).filter((each) => !bookkeeping.has(each.path.join('.')) && !(isEmpty(each.before) && isEmpty(each.after)));

/** What only holds fields together. */
const holders = new Set(['labels', 'region', 'texts']);

/** Fields that are stored under another name than they have on the wire, by the kind of subject. */
const wireNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  announcement: { ends_at: 'endsAt', starts_at: 'startsAt' },
  configuration: { key: 'configKey', value: 'configValue' },
  desk: { country: 'region', from: 'fromDay', requestIds: 'requests', to: 'untilDay', type: 'requestType' },
  deskView: { country: 'region', from: 'fromDay', to: 'untilDay', type: 'requestType' },
  dictionary: { css_class: 'cssClass', is_default: 'isDefault', sort: 'dictSort', type: 'dictType', value: 'dictValue' },
  audit: { from: 'fromDay', to: 'untilDay' },
  macro: { names: 'name' },
  message: { attachmentIds: 'attIds' },
};

/** The names of a field and of what it belongs to, each of which has a label. */
export const labelledNames = (subjectType: string, path: readonly string[]): string[] =>
  path.filter((name, index) => index === path.length - 1 || !holders.has(name)).map((name) => wireNames[subjectType]?.[name] ?? name);

/** A field in words, with what it belongs to. */
export const fieldWords = ({ label }: Pick<AuditFormatter, 'label'>, subjectType: string, path: readonly string[]): string =>
  labelledNames(subjectType, path).map(label).join(' · ');

/** Fields that hold the numbers of what has a name, by the kind of subject that it is. */
const references: Readonly<Record<string, string>> = {
  accountId: 'account',
  accountIds: 'account',
  actorId: 'user',
  companyId: 'account',
  contactId: 'contact',
  handOverTo: 'user',
  openOf: 'account',
  owner: 'user',
  ownerId: 'user',
  providerId: 'provider',
  requestId: 'request',
  requestIds: 'request',
  standInId: 'user',
  teamId: 'team',
  userId: 'user',
  userIds: 'user',
};

/** Fields that hold the numbers of countries. */
const countryFields = new Set(['branchCountry', 'countries', 'country', 'regionId', 'serves', 'shipToCountry']);

/** A subject whose name stands for its number. */
export interface Reference {
  type: string;
  id: number;
}

function referencesIn(path: readonly string[], value: unknown): Reference[] {
  const type = references[path.at(-1) ?? ''];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return type === undefined ? [] : values.flatMap((id) => (typeof id === 'number' ? [{ type, id }] : []));
}

/** All that the values of an entry name by their numbers. */
export const referencesOf = (entry: Pick<AuditRow, 'before' | 'after'>): Reference[] =>
  tellingDifferences(entry).flatMap(({ path, before, after }) => [...referencesIn(path, before), ...referencesIn(path, after)]);

/** Under what the name of a subject is kept with an entry. */
export const nameKey = ({ type, id }: Reference): string => `${type} ${id}`;

/** What stands for a secret on the wire. */
const mask = '•••••';
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Fields that hold codes of languages. */
const languageFields = new Set(['language', 'languages', 'offered', 'fallback']);

/** Words of single values that mean something in one field only. */
function ownWords({ t }: AuditFormatter, subjectType: string, name: string, value: string): string | undefined {
  const role = name === 'roles' ? StaffRole.safeParse(value).data : undefined;
  if (role !== undefined) return t(`identity:demoRoles.${role}`);
  if (name === 'accountStatus' || name === 'contactStatus')
    return t(value === 'disabled' ? 'common:state.disabled' : 'common:state.active');
  if (subjectType === 'dictionary' && name === 'status') return t(value === '0' ? 'reference:on' : 'reference:off');
  const region = name === 'regions' ? salesRegions.find((each) => each === value) : undefined;
  if (region !== undefined) return t(`routing:region.${region}`);
  const level = subjectType === 'announcement' && name === 'level' ? announcementLevels.find((each) => each === value) : undefined;
  if (level !== undefined) return t(`reference:levels.${level}`);
  if (languageFields.has(name) && isLanguage(value)) return languageNames[value];
  const code = codeKey(subjectType, name, value);
  if (code !== undefined) return t(code);
  const way = wayFields.has(name) ? ways.find((each) => each === value) : undefined;
  if (way !== undefined) return t(`auditWords:value.${way}`);
  return subjectType === 'routingRule' ? ruleWords(t, name, value) : undefined;
}

/** Words of how a routing rule decides. */
function ruleWords(t: AuditFormatter['t'], name: string, value: string): string | undefined {
  const mode = name === 'mode' ? ruleModes.find((each) => each === value) : undefined;
  if (mode !== undefined) return t(`routing:mode.${mode}`);
  const target = name === 'kind' ? routingTargets.find((each) => each === value) : undefined;
  return target && t(`routing:targets.${target}`);
}

/** Fields that say how, which direction, or which of two. */
const wayFields = new Set(['by', 'factor', 'isAsc', 'snType', 'way']);

/** Words of a single number: the name of what it stands for. */
function numberWords({ t, country }: AuditFormatter, names: Names, path: readonly string[], value: number): string {
  const name = path.at(-1) ?? '';
  const [reference] = referencesIn(path, value);
  const type = name === 'types' || name === 'type' ? requestTypeValues.find((each) => each === value) : undefined;
  if (type !== undefined) return t(`request:type.${requestTypeNames[type]}`);
  if (countryFields.has(name)) return country(value);
  if (name === 'receiveMoreInformation') return t(value === 0 ? 'common:no' : 'common:yes');
  return (reference && names[nameKey(reference)]) ?? String(value);
}

const timeIn = (text: string): Date | undefined => (moment.test(text) && !Number.isNaN(Date.parse(text)) ? new Date(text) : undefined);

/** Names of what the values of an entry stand for, by `nameKey`. */
type Names = AuditRow['names'];

/** What was kept of a field, as a person reads it; empty where nothing was. */
export function valueWords(
  formatter: AuditFormatter,
  { subjectType, names }: Pick<AuditRow, 'subjectType' | 'names'>,
  path: readonly string[],
  value: unknown,
): string {
  if (isEmpty(value)) return '';
  if (value === mask) return formatter.t('audit:masked');
  if (typeof value === 'boolean') return formatter.t(value ? 'common:yes' : 'common:no');
  if (typeof value === 'number') return numberWords(formatter, names, path, value);
  if (Array.isArray(value))
    return formatter.list(value.map((each) => valueWords(formatter, { subjectType, names }, path, each)).filter(Boolean));
  if (isRecord(value)) return recordWords(formatter, value) ?? JSON.stringify(value);
  const text = String(value);
  const time = timeIn(text);
  return ownWords(formatter, subjectType, path.at(-1) ?? '', text) ?? (time === undefined ? text : formatter.time(time));
}
