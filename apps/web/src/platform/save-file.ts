import type { DownloadedFile } from './http/call.ts';

const addressLifetime = 60_000;

/** Hands a downloaded file to the browser, under the name the server gave it or else `fallbackName`. */
export function saveFile({ blob, fileName }: DownloadedFile, fallbackName: string): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName ?? fallbackName });
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), addressLifetime);
}
