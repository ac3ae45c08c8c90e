/** What a browser or a shell would run, or what only looks like a text. */
const active = /^\s*(?:<[?!a-z]|#!|\{\\rtf|%PDF|%!PS)/i;
/** Control characters that texts do without: all but tab, line and page breaks, and escape. */
const binary = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

const isLittleEndian = (head: Buffer): boolean => head[0] === 0xff && head[1] === 0xfe;
const isBigEndian = (head: Buffer): boolean => head[0] === 0xfe && head[1] === 0xff;

/** Does it declare itself as UTF-16? */
export const isWideText = (head: Buffer): boolean => isLittleEndian(head) || isBigEndian(head);

function decode(head: Buffer): string {
  if (isLittleEndian(head)) return head.subarray(2).toString('utf16le');
  if (isBigEndian(head))
    return Buffer.from(head.subarray(2, head.length - (head.length % 2)))
      .swap16()
      .toString('utf16le');
  // Byte by byte: lists in older encodings of many countries are texts too.
  return head.toString('latin1').replace(/^\xef\xbb\xbf/, '');
}

/** Do the first bytes read as a plain text that is neither markup nor a script? */
export function isPlainText(head: Buffer): boolean {
  const text = decode(head);
  return !binary.test(text) && !active.test(text);
}
