import type { FileHandle } from 'node:fs/promises';
import { fail } from '#src/platform/http/failure.ts';
import { readZipDirectory, type ZipEntry } from '#src/platform/zip/zip-directory.ts';
import { readEntry } from '#src/platform/zip/zip-entry.ts';
import { kindOf } from './file-kind.ts';
import { ContentInspector, isKnownEnding } from './inspect-content.ts';
import { entryEnding, mostEntries, mostUnpacked, refusedEndings } from './zip-content.ts';

/** Lists of texts shrink to a twentieth, pictures and documents hardly. */
const mostPerByte = 100;
/** Below this, how much something shrinks says nothing: a short list of zeros. */
const alwaysUnpacked = 1024 * 1024;
const limits = { entries: mostEntries, entryBytes: mostUnpacked, archiveBytes: mostUnpacked };

/** Bytes of an entry that tell its kind where its name doesn't. */
const headLength = 4_100;
/** What a system runs, beside the kinds that the names already tell. */
const refusedKinds = new Set([...refusedEndings, 'alias', 'elf', 'macho', 'swf', 'wasm']);
/** Runs on a system that goes by the content, whatever its name. */
const script = Buffer.from('#!');
/** Beside each file of a Mac: its icon and its labels, under the name of the file. */
const macCompanion = Buffer.from('00051607', 'hex');

interface Inspector {
  feed: (chunk: Buffer) => Promise<void>;
  finish: () => Promise<unknown>;
}

/** Of a name that tells nothing: whether its first bytes are a program or an archive. */
class OtherContent implements Inspector {
  #head = Buffer.alloc(0);

  async feed(chunk: Buffer): Promise<void> {
    if (this.#head.length < headLength) this.#head = Buffer.concat([this.#head, chunk.subarray(0, headLength)]);
  }

  async finish(): Promise<void> {
    const found = await kindOf(this.#head);
    if (refusedKinds.has(found?.ext ?? '') || this.#head.subarray(0, script.length).equals(script)) throw fail('attachment.wrongType');
  }
}

function inspectorOf(name: string, first: Buffer): Inspector {
  const isCompanion = /(?:^|\/)\._[^/]*$/.test(name) && first.subarray(0, macCompanion.length).equals(macCompanion);
  const ending = entryEnding(name);
  return isKnownEnding(ending) && !isCompanion ? new ContentInspector(ending) : new OtherContent();
}

async function inspectEntry(file: FileHandle, entry: ZipEntry): Promise<void> {
  let inspector: Inspector | undefined;
  for await (const chunk of readEntry(file, entry)) {
    inspector ??= inspectorOf(entry.name, chunk);
    await inspector.feed(chunk);
  }
  // An empty one has no kind.
  await inspector?.finish();
}

/**
 * Unpacks a zip entry by entry, keeping nothing, and refuses with `attachment.wrongType` one whose content isn't what its name says or
 * is a program or an archive under another name. Throws a `ZipError` where it is damaged, encrypted or unpacks to more than it announces.
 */
export async function inspectEntries(file: FileHandle, size: number): Promise<void> {
  const entries = [...(await readZipDirectory(file, size, limits)).values()];
  const isBomb = entries.some((entry) => entry.size > Math.max(alwaysUnpacked, entry.compressedSize * mostPerByte));
  if (isBomb) throw fail('attachment.wrongType');
  for (const entry of entries) await inspectEntry(file, entry);
}
