import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.ts';

const notInputs = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$|\/testing\//;

async function filesUnder(path: string): Promise<string[]> {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if ((await stat(full)).isFile()) return [path];
  const entries = await readdir(full, { withFileTypes: true });
  const below = entries
    .map((entry) => ({ entry, child: `${path}/${entry.name}` }))
    .filter(({ child }) => !notInputs.test(child))
    .map(({ entry, child }) => (entry.isDirectory() ? filesUnder(child) : [child]));
  return (await Promise.all(below)).flat();
}

/** One hash over the names and contents of all that a build depends on. */
async function hashInputs(inputs: readonly string[]): Promise<string> {
  const files = (await Promise.all(inputs.map(filesUnder))).flat().toSorted();
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) hash.update(`${file}\0`).update(contents[index] ?? '');
  return hash.digest('hex');
}

/** Builds when nothing was ever built or the inputs, files and folders of the repository, have changed since; `stamp` remembers them. */
export async function buildWhenChanged(stamp: string, inputs: readonly string[], build: () => Promise<void>): Promise<void> {
  const hash = await hashInputs(inputs);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) return;
  await build();
  await writeFile(stamp, hash);
}
