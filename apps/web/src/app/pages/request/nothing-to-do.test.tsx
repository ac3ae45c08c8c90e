// @shares-process
import { act, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { loadRequestPhrases, switchLanguage } from '#src/platform/i18n/language.ts';
import { stubServer } from '#src/platform/testing/stub-server.ts';
import { NothingToDo } from './nothing-to-do.tsx';

afterEach(() => act(() => switchLanguage('en')));

test.each([
  ['en', 'You don’t need to do anything. '],
  ['ja', 'お客様のご対応は不要です。'],
] as const)('two sentences are apart as in %s', async (language, first) => {
  stubServer([]);
  await loadRequestPhrases();
  await act(() => switchLanguage(language));
  const { container } = render(<NothingToDo request={claimDetail({ status: 'withdrawn', waitingOn: 'none' })} />);
  expect(container.textContent).toMatch(new RegExp(`^${first}\\S`, 'u'));
});
