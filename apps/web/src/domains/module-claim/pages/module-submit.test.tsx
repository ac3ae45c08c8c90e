import { listAttachments } from '@heliodesk/contract/attachment';
import { getModuleClaimProfile } from '@heliodesk/contract/module-claim';
import { dictionary, listCountries } from '@heliodesk/contract/reference';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { stubServer } from '#src/platform/testing/stub-server.ts';
import { claimProfile } from '../testing/claim-profile.ts';
import ModuleSubmitPage from './module-submit.tsx';

function open(status: string, codes: number[]) {
  const request = {
    requestId: 7,
    requestNo: 'MC-20261103-00015',
    requestType: 3,
    status,
    desc: '480 modules with hot spots',
    projectName: 'Ouarzazate Nord 2',
    firstContactDue: '2026-11-05T09:12:40Z',
    firstContactAt: null,
    submitTime: '2026-11-03T09:12:40Z',
    onBehalf: null,
    actions: [],
  };
  stubServer([
    [getModuleClaimProfile, claimProfile(request, codes)],
    [listAttachments, []],
    [listCountries, []],
    [dictionary, []],
  ]);
  const router = createMemoryRouter([{ path: '*', Component: ModuleSubmitPage }], { initialEntries: ['/?requestId=7'] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return screen.findByRole('button', { name: 'Open the claim' });
}

test('a claim that was just submitted tells all that is to come', async () => {
  await open('submitted', [0]);
  expect(screen.getByText(/^Someone on the module team picks it up/)).toBeVisible();
  expect(screen.getByText(/^You get a proposal/)).toBeVisible();
});

test('what has happened is not announced anymore', async () => {
  await open('picked_up', [0, 1]);
  expect(screen.queryByText(/^Someone on the module team picks it up/)).not.toBeInTheDocument();
  expect(screen.getByText(/^You get a proposal/)).toBeVisible();
});

test('of a withdrawn claim nothing is announced', async () => {
  await open('withdrawn', [0]);
  expect(screen.queryByText('What happens next')).not.toBeInTheDocument();
});
