import { expect, it } from 'vitest';
import { run } from './run.ts';

/* What it makes is tried as a whole by e2e/new-domain.spec.ts; nothing is written here. */

const newDomain = (...args: string[]) => run(process.execPath, ['tools/new-domain.ts', ...args]);

it('refuses a name that is taken, malformed, or a place that is none', async () => {
  expect((await newDomain('module')).output).toContain('is a domain already');
  expect((await newDomain('SparePart')).output).toContain('small letters');
  expect((await newDomain('lamp', '--after', 'nothing')).output).toContain('There is no domain nothing');
});
