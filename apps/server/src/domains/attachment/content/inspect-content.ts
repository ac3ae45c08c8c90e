import type { attachmentTypes } from '@heliodesk/contract/attachment';
import { fail } from '#src/platform/http/failure.ts';
import { kindOf } from './file-kind.ts';
import { isWideText, isPlainText } from './text-content.ts';
import { isZip, inspectZip, longestDirectory } from './zip-content.ts';

export type FileType = keyof typeof attachmentTypes;

/** Bytes that the first inspection looks at. */
const headLength = 4_100;

const images = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'heif'];
const videos = ['mp4', 'm4v', 'mov', 'qt'];
const compound = ['doc', 'xls', 'ppt'] as const;
const zipped = ['zip', 'docx', 'xlsx', 'pptx'];
const texts = ['txt', 'csv'];

/** The detected type, and the file extensions that go with it. */
const byMediaType: Record<string, { type: FileType; endings: readonly string[] }> = {
  'image/jpeg': { type: 'jpg', endings: images },
  'image/png': { type: 'png', endings: images },
  'image/apng': { type: 'png', endings: images },
  'image/gif': { type: 'gif', endings: images },
  'image/webp': { type: 'webp', endings: images },
  'image/heic': { type: 'heic', endings: images },
  'image/heif': { type: 'heic', endings: images },
  'application/pdf': { type: 'pdf', endings: ['pdf'] },
  'video/mp4': { type: 'mp4', endings: videos },
  'video/x-m4v': { type: 'mp4', endings: videos },
  'video/quicktime': { type: 'mov', endings: videos },
};

const known: readonly string[] = [...images, ...videos, ...compound, ...zipped, ...texts, 'pdf'];

/** An extension that no accepted file has is refused before a byte is read. */
export const isKnownEnding = (ending: string): boolean => known.includes(ending);

async function inspectHead(head: Buffer, ending: string): Promise<FileType | 'zip?'> {
  if (texts.includes(ending)) return isPlainText(head) ? (ending as FileType) : refuse();
  if (isZip(head)) return zipped.includes(ending) ? 'zip?' : refuse();
  const found = await kindOf(head);
  if (found?.mime === 'application/x-cfb') return compound.find((type) => type === ending) ?? refuse();
  const match = byMediaType[found?.mime ?? ''];
  return match?.endings.includes(ending) ? match.type : refuse();
}

function refuse(): never {
  throw fail('attachment.wrongType');
}

/**
 * Determines a file's type from its bytes as they stream through: its first ones, and of a zip the directory at its end. Old Office files and texts
 * say too little by themselves, so their extension decides. Refuses with `attachment.wrongType` as early as it can.
 */
export class ContentInspector {
  readonly #ending: string;
  #verdict: FileType | 'zip?' | undefined;
  /** The first bytes until they are inspected, then the last ones of a zip. */
  #kept: Buffer[] = [];
  #keptLength = 0;
  /** UTF-16 has zero bytes by nature; other texts have none. */
  #mayHoldZeros = true;

  constructor(ending: string) {
    this.#ending = ending;
  }

  async feed(chunk: Buffer): Promise<void> {
    if (!this.#mayHoldZeros && chunk.includes(0)) refuse();
    if (this.#verdict !== undefined && this.#verdict !== 'zip?') return;
    this.#kept.push(chunk);
    this.#keptLength += chunk.length;
    if (this.#verdict === undefined && this.#keptLength >= headLength) await this.#inspectHead();
    while (this.#verdict === 'zip?' && this.#keptLength - (this.#kept[0]?.length ?? 0) >= longestDirectory)
      this.#keptLength -= this.#kept.shift()?.length ?? 0;
  }

  async #inspectHead(): Promise<FileType | 'zip?'> {
    const head = Buffer.concat(this.#kept);
    const verdict = await inspectHead(head, this.#ending);
    if (verdict !== 'zip?') this.#kept = [];
    this.#mayHoldZeros = !texts.includes(verdict) || isWideText(head);
    this.#verdict = verdict;
    return verdict;
  }

  /** The type, once all bytes have gone by. */
  async finish(): Promise<FileType> {
    if (this.#verdict === undefined && this.#keptLength === 0) throw fail('attachment.empty');
    const verdict = this.#verdict ?? (await this.#inspectHead());
    return verdict === 'zip?' ? (inspectZip(Buffer.concat(this.#kept), this.#ending) ?? refuse()) : verdict;
  }
}
