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

interface Entry {
  name: string;
  /** Bytes once unpacked, as the directory says. */
  size: number;
}

/** The entries of the directory; `undefined` when there is none to be read. */
function entriesIn(tail: Buffer): Entry[] | undefined {
  const end = findEnd(tail);
  if (end < 0) return undefined;
  const entries: Entry[] = [];
  const start = end - tail.readUInt32LE(end + 12);
  if (start < 0) return undefined;
  for (let at = start; at < end;) {
    if (at + entryLength > end || tail.readUInt32LE(at) !== entrySignature) return undefined;
    const nameEnd = at + entryLength + tail.readUInt16LE(at + 28);
    entries.push({ name: tail.toString('utf8', at + entryLength, nameEnd), size: tail.readUInt32LE(at + 24) });
    at = nameEnd + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
  }
  return entries.length === tail.readUInt16LE(end + 10) ? entries : undefined;
}

const folders = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' } as const;
type Zipped = keyof typeof folders | 'zip';

/** Macros, and the binary workbook that no other program checks. */
const refusedParts = /(?:^|\/)(?:vbaProject\.bin|workbook\.bin)$/i;

const endings = {
  programs:
    'apk app appimage appinstaller application appref-ms appx appxbundle chm class cmd com command cpl deb desktop diagcab dll dmg exe flatpak ' +
    'gadget hlp hta ipa jnlp msc msi msix msixbundle msp mst msu pif pkg pyc pyz rpm run scr snap vsix workflow xap xbap',
  scripts:
    'ahk applescript au3 bash bat csh fish js jse ksh msh msh1 msh2 mshxml php pl ps1 ps1xml psc1 psd1 psm1 py pyw rb scpt sct sh shb shs ' +
    'vb vbe vbs vbscript ws wsc wsf wsh zsh',
  pages: 'htm html mht mhtml shtml svg svgz xht xhtml',
  /** Documents that run macros or programs, and add-ins of Office. */
  macros: 'accda accde ade adp docm dotm mde one onepkg potm ppa ppam ppsm pptm sldm wll xla xlam xll xlsb xlsm xltm',
  /** Texts that lead elsewhere, change settings, or have Excel fetch something. */
  leading:
    'dqy fileloc inetloc inf ins iqy isp library-ms lnk oqy osd reg rqy scf search-ms searchconnector-ms settingcontent-ms slk theme themepack ' +
    'url webloc website',
  disks: 'img iso sparseimage toast udf vdi vhd vhdx vmdk wim',
  archives:
    '7z ace ar arj asar bz2 cab cpio crx ear egg gem gz jar lha lz lz4 lzh lzma nupkg rar tar tbz tbz2 tgz tlz txz war whl xpi xz z zip zst',
};
/** What a system runs or acts on when someone opens it, web pages, and disks and archives, which would hide such files. */
export const refusedEndings = new Set(Object.values(endings).flatMap((group) => group.split(' ')));
/** Names that unpack elsewhere than in the folder someone chose: absolute ones, drives, and those that climb. */
const leavesFolder = /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i;
/** Far above what 20 MB of pictures and documents unpack to; a bomb announces more. */
export const mostUnpacked = 500 * 1024 * 1024;
export const mostEntries = 10_000;

/** Windows leaves dots and blanks at the end of a name away. */
export const entryEnding = (name: string): string => /\.([^./\\]*)$/.exec(name.toLowerCase().replace(/[. ]+$/, ''))?.[1] ?? '';

const isHarmless = ({ name }: Entry): boolean => !leavesFolder.test(name) && !refusedEndings.has(entryEnding(name));

/** Whether people may be given a plain zip to unpack, as far as its directory tells. */
const isHarmlessZip = (entries: readonly Entry[]): boolean =>
  entries.length <= mostEntries && entries.reduce((sum, { size }) => sum + size, 0) <= mostUnpacked && entries.every(isHarmless);

/**
 * Tells Office files and plain zips apart by the last bytes of the file. A zip may hold anything but programs, scripts, web pages and other
 * archives; a name with an ending of Office must hold the parts of that program, and no macros.
 */
export function inspectZip(tail: Buffer, ending: string): Zipped | undefined {
  const entries = entriesIn(tail);
  if (ending === 'zip') return entries !== undefined && isHarmlessZip(entries) ? 'zip' : undefined;
  const type = (Object.keys(folders) as (keyof typeof folders)[]).find((name) => name === ending);
  if (type === undefined || entries === undefined) return undefined;
  const names = entries.map(({ name }) => name);
  const isOffice = names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folders[type]));
  return isOffice && !names.some((name) => refusedParts.test(name)) ? type : undefined;
}
