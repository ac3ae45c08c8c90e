import { AttachmentLimits } from '@heliodesk/contract/attachment';
import { fail } from '#src/platform/http/failure.ts';

/** Control characters, line separators, and characters that turn the direction of the text and so hide an ending. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;
/** Not allowed in the names of one system or another. */
const reserved = /[<>:"|?*]/g;

/** A file's name without folders and whatever deceives or cannot be saved; may be empty. */
export const visibleFileName = (given: string): string =>
  (given.normalize('NFC').replaceAll(invisible, '').split(/[/\\]/).at(-1) ?? '')
    .replaceAll(reserved, '_')
    .trim()
    .replace(/^\.+/, '')
    .trim();

/** The same for an uploaded file; refused when longer than 120 characters. */
export function cleanFileName(given: string): string {
  const name = visibleFileName(given);
  if (name.length > AttachmentLimits.fileName) throw fail('attachment.nameTooLong');
  if (name === '') throw fail('attachment.wrongType');
  return name;
}

/** The last ending in small letters, without the dot. */
export const endingOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
