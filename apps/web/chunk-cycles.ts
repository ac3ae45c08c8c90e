import type { Plugin, Rolldown } from 'vite';

/** The first way found along static imports from a file back to itself. */
function findCycle(chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Rolldown.OutputChunk[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return way.slice(way.indexOf(file));
    if (done.has(file)) return undefined;
    for (const imported of chunks.get(file)?.imports ?? []) {
      const cycle = walk(imported, [...way, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of chunks.keys()) {
    const cycle = walk(file, []);
    if (cycle) return cycle.map((name) => chunks.get(name)).filter((chunk) => chunk !== undefined);
  }
  return undefined;
}

const contentOf = ({ name, moduleIds }: Rolldown.OutputChunk): string =>
  `${name} (${moduleIds.length > 3 ? `${moduleIds.length} modules` : moduleIds.join(', ')})`;

/**
 * Files that import one another in a circle would use what isn't there yet: the page breaks when it is opened. It happens when a group of
 * vite.config.ts leaves out a module between two that it takes.
 */
export const withoutChunkCycles = (): Plugin => ({
  name: 'heliodesk-chunk-cycles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
    const cycle = findCycle(new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
    if (cycle)
      this.error(`Built files import one another in a circle: ${cycle.map(contentOf).join(' → ')}. See the groups in vite.config.ts.`);
  },
});
