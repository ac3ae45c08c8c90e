/** How much of a zip's end is kept to read its directory. An Office file with a longer one is unheard of. */
export const longestDirectory = 1024 * 1024;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const longestComment = 0xffff;
const entryLength = 46;

/** Begins with an entry or, when empty, with the end of the directory. */
export const isZip = (head: Buffer): boolean =>
  head.length >= 4 && (head.readUInt32LE(0) === 0x04034b50 || head.readUInt32LE(0) === endSignature);

/** Where the end record begins: the last one whose comment reaches exactly to the end of the file. */
function findEnd(tail: Buffer): number {
  const first = Math.max(0, tail.length - endLength - longestComment);
  for (let at = tail.length - endLength; at >= first; at -= 1) {
    if (tail.readUInt32LE(at) === endSignature && at + endLength + tail.readUInt16LE(at + 20) === tail.length) return at;
  }
  return -1;
}

/** The names in the directory; `undefined` when there is none to be read. */
function namesIn(tail: Buffer): string[] | undefined {
  const end = findEnd(tail);
  if (end < 0) return undefined;
  const names: string[] = [];
  for (let at = end - tail.readUInt32LE(end + 12); at >= 0 && at < end;) {
    if (at + entryLength > end || tail.readUInt32LE(at) !== entrySignature) return undefined;
    const nameEnd = at + entryLength + tail.readUInt16LE(at + 28);
    names.push(tail.toString('utf8', at + entryLength, nameEnd));
    at = nameEnd + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
  }
  return names;
}

const folders = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' } as const;
type Zipped = keyof typeof folders | 'zip';

/** Macros, and the binary workbook that no other program checks. */
const refusedParts = /(?:^|\/)(?:vbaProject\.bin|workbook\.bin)$/i;

/**
 * Tells Office files and plain zips apart by the last bytes of the file. A zip may hold anything; a name with an ending of
 * Office must hold the parts of that program, and no macros.
 */
export function inspectZip(tail: Buffer, ending: string): Zipped | undefined {
  const names = namesIn(tail);
  if (ending === 'zip') return names === undefined && tail.length < longestDirectory ? undefined : 'zip';
  const type = (Object.keys(folders) as (keyof typeof folders)[]).find((name) => name === ending);
  if (type === undefined || names === undefined) return undefined;
  const isOffice = names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folders[type]));
  return isOffice && !names.some((name) => refusedParts.test(name)) ? type : undefined;
}
