import { SpreadsheetError } from './spreadsheet-error.ts';
import type { WrongFormat } from './spreadsheet-error.ts';

/** Bytes from the file's start that tell its format. */
export const SNIFF_BYTES = 4096;

const CFB_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP_MAGIC = Buffer.from('PK\u0003\u0004', 'latin1');
const UTF16_MARKS = new Set(['feff', 'fffe']);
/** A bare BIFF stream begins with a "beginning of file" record: 09 00, 09 02, 09 04 or 09 08. */
const BIFF_VERSIONS = new Set([0x00, 0x02, 0x04, 0x08]);
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f]/;

/** The container, judged by content alone; the name of the file means nothing. */
export function sniffContainer(head: Buffer): 'zip' | 'cfb' {
  if (head.subarray(0, ZIP_MAGIC.length).equals(ZIP_MAGIC)) return 'zip';
  if (head.subarray(0, CFB_MAGIC.length).equals(CFB_MAGIC)) return 'cfb';
  const format = sniffOther(head);
  throw new SpreadsheetError(format === undefined ? { reason: 'notASpreadsheet' } : { reason: 'wrongFormat', format });
}

function sniffOther(head: Buffer): WrongFormat | undefined {
  if (head[0] === 0x09 && BIFF_VERSIONS.has(head[1] ?? -1) && head[3] === 0) return 'biff2';
  const text = decode(head)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (text === '' || text.startsWith('%PDF') || CONTROL.test(text)) return undefined;
  const lower = text.toLowerCase();
  if (lower.startsWith('<?xml') || lower.startsWith('<workbook')) {
    if (lower.includes('urn:schemas-microsoft-com:office:spreadsheet') || lower.includes('progid="excel.sheet"')) return 'xml2003';
    return lower.includes('<html') ? 'html' : undefined;
  }
  return /^(?:<!--|<!doctype|<html|<head|<body|<meta|<style|<table|<div|<tr|<p)/.test(lower) ? 'html' : 'csv';
}

function decode(head: Buffer): string {
  const mark = head.subarray(0, 2).toString('hex');
  if (!UTF16_MARKS.has(mark)) return head.toString('latin1').replace(/^\u00EF\u00BB\u00BF/, '');
  const even = Buffer.from(head.subarray(0, head.length - (head.length % 2)));
  return (mark === 'feff' ? even.swap16() : even).toString('utf16le');
}
