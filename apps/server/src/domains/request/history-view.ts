import { onOneLine } from '@heliodesk/contract/kit';
import type { HistoryRow, RequestMarks, RequestRow, RequestStatus, RequestType } from '@heliodesk/contract/request';
import type { Marker } from '#src/platform/search-marks.ts';
import type { ImportedRecord } from './imported-store.ts';

/** Names the row's place; `HistoryQuery` takes it. */
const cursorOf = (closeTime: string | null, id: number): string => (closeTime === null ? '' : `${closeTime}_${id}`);

/** What a search compares of a request beyond the texts that hits show in full. */
interface Marked {
  requestNo: string;
  title: string;
  companyName: string;
  others: readonly string[];
}

/** Where the searched words are; the excerpt shows those that number, title and company don't have. */
export function marksOf({ marksIn, missingIn, excerptOf }: Marker, { requestNo, title, companyName, others }: Marked): RequestMarks {
  const hidden = missingIn(`${requestNo} ${title} ${companyName}`);
  const excerpts = hidden.length === 0 ? [] : others.map((text) => excerptOf(text, hidden));
  return {
    requestNo: marksIn(requestNo),
    title: marksIn(title),
    companyName: marksIn(companyName),
    excerpt: excerpts.find((excerpt) => excerpt !== null) ?? null,
  };
}

/** A request of ours in the history. */
export function toHistoryRow(row: RequestRow, closedAt: Date | null, marker: Marker | null): HistoryRow {
  const closeTime = closedAt?.toISOString() ?? null;
  const { requestId, requestNo, requestType, status, title, desc, projectName, companyName, creator, contactName } = row;
  const { quantity, tips, syncStatus, binding, createTime } = row;
  const named = { requestId, requestNo, requestType, status, title, desc, projectName, companyName, creator, contactName };
  return {
    ...named,
    quantity,
    tips,
    syncStatus,
    binding,
    createTime,
    closeTime,
    externalSystem: null,
    marks: marker && marksOf(marker, { requestNo, title, companyName, others: [desc, projectName, creator] }),
    cursor: cursorOf(closeTime, requestId),
  };
}

/** A request of an older system in the history. */
export function toImportedRow(row: ImportedRecord, marker: Marker | null): HistoryRow {
  const closeTime = row.closed_at.toISOString();
  const title = onOneLine(row.title);
  const companyName = row.known_company ?? row.company_name;
  const texts = [row.description, row.project_name, row.company_name, row.contact_name, row.contact_email, row.outcome];
  return {
    requestId: row.id,
    requestNo: row.external_no,
    requestType: row.type as RequestType,
    status: row.status as RequestStatus,
    title,
    desc: row.description,
    projectName: row.project_name,
    companyName,
    creator: row.contact_name,
    contactName: '',
    quantity: row.quantity,
    tips: 0,
    syncStatus: 0,
    binding: row.account_id !== null,
    createTime: row.created_at.toISOString(),
    closeTime,
    externalSystem: row.external_system,
    marks: marker && marksOf(marker, { requestNo: row.external_no, title, companyName, others: texts }),
    cursor: cursorOf(closeTime, row.id),
  };
}
