import { damaged } from '../spreadsheet-error.ts';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_CODE_POINT = 0x10ffff;

/** Bytes that make a text more than its Latin-1 reading: entities, escapes (`_x000D_`), control and non-ASCII characters. */
const SPECIAL = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte === 0x26 || byte === 0x5f || byte >= 0x7f || (byte < 0x20 && byte !== 0x09 && byte !== 0x0a) ? 1 : 0,
);

/** Whether the bytes say what they mean. */
export function isPlain(bytes: Uint8Array, start: number, end: number): boolean {
  let special = 0;
  for (let at = start; at < end; at += 1) special |= SPECIAL[bytes[at] as number] as number;
  return special === 0;
}

/** Character data as the author meant it: line ends folded and, outside CDATA, entities resolved. */
export function decodeText(raw: string, isLiteral: boolean): string {
  const folded = raw.includes('\r') ? raw.replaceAll(/\r\n?/g, '\n') : raw;
  return isLiteral || !folded.includes('&') ? folded : folded.replaceAll(/&([^;]{0,10});?/g, resolveEntity);
}

function resolveEntity(entity: string, name: string): string {
  const named = entity.endsWith(';') ? NAMED[name] : undefined;
  if (named !== undefined) return named;
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(entity) ?? [];
  const code = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16);
  if (!(code <= LAST_CODE_POINT)) throw damaged('XML entity');
  return String.fromCodePoint(code);
}

/** The whole text of a cell: the spreadsheet escapes of this format resolved. */
export function cellText(text: string): string {
  if (!text.includes('_x')) return storable(text);
  return storable(text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))));
}

/** The text without what nothing can store: NUL is dropped, halves of characters are replaced. */
export function storable(text: string): string {
  const stored = text.includes('\0') ? text.replaceAll('\0', '') : text;
  return stored.isWellFormed() ? stored : stored.toWellFormed();
}
