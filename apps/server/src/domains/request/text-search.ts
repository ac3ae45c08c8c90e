import { numberPrefixes } from '@heliodesk/contract/request';
import type { Context } from '#src/platform/context.ts';
import { searchPatterns } from '#src/platform/db/search-terms.ts';
import type { TextSearch } from './list-conditions-store.ts';
import { requestsOfCompany } from './policy.ts';
import { serialSearchPort } from './ports.ts';

const numberSigns = new RegExp(`^(${Object.values(numberPrefixes).join('|')})(\\d{1,8})(\\d*)$`);

/** The beginning of a request's number in a text such as "mc 202611", as it is written. */
export function numberStartOf(text: string): string | undefined {
  const [, prefix, day, rest] = numberSigns.exec(text.toUpperCase().replaceAll(/[\s-]/g, '')) ?? [];
  return prefix === undefined ? undefined : `${prefix}-${day}${rest ? `-${rest}` : ''}`;
}

/** Shorter beginnings of serial numbers are shared by whole years of production. */
const shortestSerial = 5;

/** The beginning of a serial number: letters and digits, a digit among them. */
export function serialStartOf(text: string): string | undefined {
  const typed = text.toUpperCase().replaceAll(/\s/g, '');
  return typed.length >= shortestSerial && /^[A-Z0-9]{1,24}$/.test(typed) && /\d/.test(typed) ? typed : undefined;
}

/** What a text means that someone looks for requests with. */
export async function searchOf({ platform, db, actor }: Context, text: string): Promise<TextSearch> {
  const numberStart = numberStartOf(text);
  if (numberStart !== undefined) return { patterns: [], numberStart, ids: [] };
  const serialStart = serialStartOf(text);
  const [patterns, ids] = await Promise.all([
    searchPatterns(db, text),
    serialStart === undefined ? [] : serialSearchPort.of(platform).requestsWithSerialFrom(db, serialStart, requestsOfCompany(actor)),
  ]);
  return { patterns, ids };
}
