import { join, relative } from 'node:path';
import { build } from 'vite';

const project = join(import.meta.dirname, '../..');

/** What a built file holds, before it is compressed. */
export interface ChunkContent {
  name: string;
  /** The largest first. */
  modules: readonly { path: string; bytes: number }[];
}

/** What each built file holds, by its name; built in memory, which gives the same names. */
export async function readChunkContents(): Promise<ReadonlyMap<string, ChunkContent>> {
  const built = await build({ root: import.meta.dirname, logLevel: 'error', build: { write: false } });
  if (!('output' in built)) throw new Error('The web is more than one build');
  const chunks = built.output.filter((part) => part.type === 'chunk');
  return new Map(
    chunks.map(({ fileName, name, modules }) => {
      const held = Object.entries(modules).map(([id, { renderedLength }]) => ({
        path: relative(project, id.replaceAll('\0', '')),
        bytes: renderedLength,
      }));
      return [
        fileName.replace('assets/', ''),
        { name, modules: held.filter(({ bytes }) => bytes > 0).toSorted((one, other) => other.bytes - one.bytes) },
      ];
    }),
  );
}
