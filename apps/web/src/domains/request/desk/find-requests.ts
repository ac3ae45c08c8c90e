import { deskList, type RequestRow } from '@heliodesk/contract/request';
import { call } from '#src/platform/http/call.ts';

/** The header's search shows a few; the desk has them all. */
const most = 5;

/** Requests that staff may see by a part of their number, project or company, or by a serial number. */
export async function findRequests(text: string, signal: AbortSignal): Promise<RequestRow[]> {
  const { rows } = await call(deskList, { query: { text }, signal, quiet: true, background: true });
  return rows.slice(0, most);
}
