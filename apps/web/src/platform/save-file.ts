import type { DownloadedFile } from './http/call.ts';

/** Hands a downloaded file to the browser, under the name the server gave it or else `fallbackName`. */
export function saveFile({ blob, fileName }: DownloadedFile, fallbackName: string): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName ?? fallbackName });
  link.click();
  URL.revokeObjectURL(address);
}
