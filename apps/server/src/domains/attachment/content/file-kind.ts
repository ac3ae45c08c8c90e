import type { FileTypeResult } from 'file-type';

/** What kind of file begins with these bytes. The library is loaded with the first file: a server starts sooner without it. */
export async function kindOf(head: Buffer): Promise<FileTypeResult | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  return fileTypeFromBuffer(head);
}
