// @shares-process
import { liveTicket } from '@heliodesk/contract/live';
import { listCountries, listDictionaries } from '@heliodesk/contract/reference';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dictEntry, dictionariesOf } from '#src/domains/reference/testing/sample-dictionaries.ts';
import { i18n } from '#src/platform/i18n/language.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { ProjectDescriptions } from './claim-descriptions.tsx';

afterEach(() => act(() => i18n.changeLanguage('en')));

test.each([
  ['en', '48,200.5 kW', '12,480'],
  ['de', '48.200,5 kW', '12.480'],
  ['fr', '48\u202F200,5 kW', '12\u202F480'],
] as const)('numbers of a claim are shown in %s as %s and %s', async (language, capacity, quantity) => {
  stubServer([
    [liveTicket, new Refused({ code: 503 })],
    [listCountries, []],
    [listDictionaries, dictionariesOf([dictEntry('0', 'kW')])],
  ]);
  await act(() => i18n.changeLanguage(language));
  openPage([{ path: '*', element: <ProjectDescriptions claim={{ capacity: '48200.5', unit: '0', quantity: '12480' }} /> }], '/');
  expect(await screen.findByText((_text, element) => element?.tagName === 'BDI' && element.textContent === capacity)).toBeVisible();
  expect(screen.getByText((_text, element) => element?.tagName === 'DD' && element.textContent === quantity)).toBeVisible();
});

test('a capacity has its unit from the start', () => {
  stubServer([[liveTicket, new Refused({ code: 503 })]]);
  openPage([{ path: '*', element: <ProjectDescriptions claim={{ capacity: '820', unit: '0' }} /> }], '/');
  expect(screen.getByText('820 kW')).toBeVisible();
});
