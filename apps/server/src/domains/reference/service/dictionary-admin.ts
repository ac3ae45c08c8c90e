import { languages, type Language, type Page } from '@heliodesk/contract/kit';
import {
  dictIds,
  dictTypes,
  isComputedDictType,
  openDictTypes,
  type DictListQuery,
  type DictRow,
  type DictType,
  type DictTypeRow,
  type EditedDictEntry,
  type NewDictEntry,
} from '@heliodesk/contract/reference';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { dictionaries } from '../data/dictionaries.ts';
import { dictionaryUses } from '../ports.ts';
import * as store from '../store/dictionaries.ts';
import type { EntryLooks, EntryRow } from '../store/dictionaries.ts';
import { computedRows } from './computed-rows.ts';
import { compute } from './dictionaries.ts';
import { keptEntriesOf } from './kept-entries.ts';
import { filled, textIn } from './localized.ts';

const isOpen = (type: DictType): boolean => openDictTypes.some((open) => open === type);

/** Whether code names the value. */
const isFixed = ({ type, value }: { type: DictType; value: string }): boolean =>
  isComputedDictType(type) || dictionaries[type].some((entry) => entry.value === value);

/** An entry as the administration sees it. */
export const entryView = (row: EntryRow, language: Language): DictRow => ({
  dictCode: row.id,
  dictType: row.type,
  dictValue: row.value,
  dictLabel: textIn(row.labels, language) || row.value,
  labels: row.labels,
  dictSort: row.sort,
  cssClass: row.css_class,
  status: row.status,
  isFixed: isFixed(row),
  version: row.version,
});

/** All dictionaries, with how many entries each has and how many of them lack a language. */
export async function listTypes({ db }: Context): Promise<DictTypeRow[]> {
  const counts = new Map((await store.countByType(db, languages)).map((count) => [count.type, count]));
  return dictTypes.map((dictType) => {
    const stored = counts.get(dictType);
    const entries = isComputedDictType(dictType) ? compute[dictType]('en').length : (stored?.entries ?? 0);
    return {
      dictId: dictIds[dictType],
      dictType,
      isOpen: isOpen(dictType),
      isComputed: isComputedDictType(dictType),
      entries,
      gaps: stored?.gaps ?? 0,
    };
  });
}

/** One page of entries; those of a computed dictionary come out of memory. */
export async function listEntries({ db, language }: Context, query: DictListQuery): Promise<Page<DictRow>> {
  const { pageNum, pageSize, dictType, ...filter } = query;
  const part = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  if (dictType !== undefined && isComputedDictType(dictType)) {
    const rows = computedRows(dictType, filter, language);
    return { rows: rows.slice(part.offset, part.offset + part.limit), total: rows.length };
  }
  const [rows, total] = await Promise.all([store.findEntryPage(db, query, part), store.countEntries(db, query)]);
  return { rows: rows.map((row) => entryView(row, language)), total };
}

export async function getEntry({ db, language }: Context, id: number): Promise<DictRow> {
  const row = await store.findEntry(db, id);
  if (row === undefined) throw fail('notFound');
  return entryView(row, language);
}

const looksOf = ({ labels, dictSort, cssClass, status }: NewDictEntry | EditedDictEntry): EntryLooks => ({
  labels: filled(labels),
  sort: dictSort,
  css_class: cssClass,
  status,
});

const subject = ({ id }: EntryRow) => ({ subjectType: 'dictionary', subjectId: id });

/** Adds a value to a dictionary that is open for it. */
export async function addEntry(context: WriteContext, body: NewDictEntry): Promise<DictRow> {
  const { platform, tx, language } = context;
  const key = { type: body.dictType, value: body.dictValue };
  if (!isOpen(key.type)) throw fail('dict.closed');
  const added = await store.insertEntry(tx, key, looksOf(body));
  if (added === undefined) throw failFields({ path: 'dictValue', rule: 'taken' });
  await auditChange(context, { action: 'dictionary.add', ...subject(added), after: added });
  keptEntriesOf(platform).announce(tx);
  return entryView(added, language);
}

/** Labels, order, look and state may change; what the entry is may not. */
export async function editEntry(context: WriteContext, body: EditedDictEntry): Promise<DictRow> {
  const { platform, tx, language } = context;
  const before = await store.findEntryForUpdate(tx, body.dictCode);
  if (before === undefined) throw fail('notFound');
  if (body.dictType !== undefined && body.dictType !== before.type) throw failFields({ path: 'dictType', rule: 'valueFixed' });
  if (body.dictValue !== undefined && body.dictValue.trim() !== before.value) throw failFields({ path: 'dictValue', rule: 'valueFixed' });
  if (body.version !== before.version) throw fail('stale', {}, { current: entryView(before, language) });
  const after = await store.updateEntry(tx, before.id, looksOf(body));
  await auditChange(context, { action: 'dictionary.edit', ...subject(before), before, after });
  keptEntriesOf(platform).announce(tx);
  return entryView(after, language);
}

/** Takes away what staff added, as long as no record holds it. */
export async function removeEntry(context: WriteContext, id: number): Promise<null> {
  const { platform, tx } = context;
  const before = await store.findEntryForUpdate(tx, id);
  if (before === undefined) throw fail('notFound');
  if (isFixed(before)) throw fail('dict.fixed');
  for (const isUsed of dictionaryUses.all(platform).values()) if (await isUsed(tx, before.type, before.value)) throw fail('dict.inUse');
  await store.removeEntry(tx, id);
  await auditChange(context, { action: 'dictionary.remove', ...subject(before), before });
  keptEntriesOf(platform).announce(tx);
  return null;
}
