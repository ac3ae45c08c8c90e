/** The start of a text as Excel and editors write them: with a mark, in UTF-8, or else in the code page of western Windows. */
export function decodeText(head: Buffer): string {
  const mark = head.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff') return new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(head, { stream: true });
  try {
    // The last letter may be cut in two.
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(head);
  }
}
