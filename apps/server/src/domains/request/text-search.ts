import { numberPrefixes } from '@heliodesk/contract/request';
import type { Context } from '#src/platform/context.ts';
import { searchPatterns } from '#src/platform/db/search-terms.ts';
import type { TextSearch } from './list-conditions-store.ts';
import { requestsOfCompany } from './policy.ts';
import { partSearchPort, serialSearchPort } from './ports.ts';

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

/** The serial number of a part as its label has it, in capital letters. */
export function partSerialOf(text: string): string | undefined {
  const typed = text.trim().toUpperCase();
  return /^[A-Z0-9][A-Z0-9./-]{3,38}[A-Z0-9]$/.test(typed) && /\d/.test(typed) ? typed : undefined;
}

/** Requests with a serial number, of a module or of a part, newest first. */
export async function requestsWithSerial({ platform, db }: Context, serialNumber: string): Promise<number[]> {
  const [modules, parts] = await Promise.all([
    serialSearchPort.of(platform).requestsWithSerial(db, serialNumber),
    partSearchPort.find(platform)?.requestsWithPart(db, serialNumber) ?? [],
  ]);
  return parts.length === 0 ? modules : [...new Set([...modules, ...parts])].toSorted((one, other) => other - one);
}

/** What a text means that someone looks for requests with. */
export async function searchOf({ platform, db, actor }: Context, text: string): Promise<TextSearch> {
  const numberStart = numberStartOf(text);
  if (numberStart !== undefined) return { patterns: [], numberStart, ids: [] };
  const serialStart = serialStartOf(text);
  const partSerial = partSerialOf(text);
  const among = requestsOfCompany(actor);
  const [patterns, ids, ofParts] = await Promise.all([
    searchPatterns(db, text),
    serialStart === undefined ? [] : serialSearchPort.of(platform).requestsWithSerialFrom(db, serialStart, among),
    partSerial === undefined ? [] : (partSearchPort.find(platform)?.requestsWithPart(db, partSerial, among) ?? []),
  ]);
  return { patterns, ids: ofParts.length === 0 ? ids : [...new Set([...ids, ...ofParts])] };
}
