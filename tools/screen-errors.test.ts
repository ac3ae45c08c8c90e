import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.ts';
import { scanScreens } from './screen-errors.ts';

it('finds codes that are compared and error data that is cast, outside the platform', () => {
  const dialog = 'apps/web/src/domains/request/dialog.tsx';
  expect(scanScreens(join(root, 'tools/fixtures/errors-in-screens'))).toEqual([
    `${dialog}:3 compares a code: ask isError for the key`,
    `${dialog}:4 compares a code: ask isError for the key`,
    `${dialog}:5 casts the data of an error: isError gives its shape`,
    `${dialog}:6 casts the data of an error: isError gives its shape`,
  ]);
});

it('finds none of them in the web', () => {
  expect(scanScreens(root)).toEqual([]);
});
