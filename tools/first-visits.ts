import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readChunkContents } from '../apps/web/chunk-contents.ts';
import { firstVisits, scriptsOf, totalKb } from '../e2e/fixtures/first-visits.ts';
import { startServer } from '../e2e/fixtures/server.ts';
import { ensureWebBuild } from './build-web.ts';
import { findBrowser } from './find-browser.ts';

/*
 * npm run first-visits           the files that first visits load, and the largest modules in each
 * npm run first-visits -- 100    a hundred of them
 * Run at two commits, the difference says what has grown.
 */
const mostModules = Number(process.argv[2] ?? 8);

await ensureWebBuild();
process.env.NODE_ENV = 'production';
const contents = await readChunkContents();
const folder = mkdtempSync(join(tmpdir(), 'heliodesk-visits-'));
const executablePath = await findBrowser({ install: false });
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath === undefined ? {} : { executablePath }) });
const server = await startServer(join(folder, 'data'));
try {
  for (const visit of firstVisits) {
    const scripts = await scriptsOf(browser, server.url, visit);
    console.log(`\n${visit.path}: ${totalKb(scripts).toFixed(1)} of at most ${visit.most} KB`);
    for (const { file, kb } of scripts) {
      const { name = file, modules = [] } = contents.get(file) ?? {};
      console.log(`${kb.toFixed(1).padStart(7)} KB  ${name}`);
      for (const { path, bytes } of modules.slice(0, mostModules)) console.log(`${String(bytes).padStart(18)}  ${path}`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
