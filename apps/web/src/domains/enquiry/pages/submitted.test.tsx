// @shares-process
import { listCaseFiles } from '@heliodesk/contract/attachment';
import { getEnquiry } from '@heliodesk/contract/enquiry';
import { queryModule } from '@heliodesk/contract/module';
import { listCountries } from '@heliodesk/contract/reference';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { callsTo, stubServer } from '#src/platform/testing/stub-server.ts';
import { EnquiryCards } from '../components/enquiry-cards.tsx';
import ModuleSubmitPage from './module-submit.tsx';
import TrackerSubmitPage from './tracker-submit.tsx';

const start = '2026-11-03T09:12:40Z';

/** Opens a page, with a tracker enquiry at the server that was picked up. */
function open(element: ReactNode, requestType: 1 | 2 = 2) {
  const desc = 'Row 14 stays in stow position';
  const head = { requestId: 7, requestNo: 'TE-20261103-00015', requestType };
  const calls = stubServer([
    [
      getEnquiry,
      {
        enquiryReq: {
          ...head,
          desc,
          language: 'de',
          region: 724,
          attIds: '',
          product: 'Tracker controller',
          serialNumber: 'TC0226W14A018842',
          phoneNo: '',
          address: 'Almería Norte 3',
        },
        requestBasicInfo: {
          ...head,
          status: 'picked_up',
          desc,
          projectName: 'Tracker controller',
          firstContactDue: '2026-11-05T09:12:40Z',
          firstContactAt: null,
          submitTime: start,
          onBehalf: null,
          actions: [],
        },
        attachmentResList: [],
        requestReplyResList: [],
        processNodes: [0, 1].map((processCode) => ({ processCode, createTime: start, etaEtds: [] })),
        draft: false,
        customerId: null,
        onBehalf: null,
        version: 2,
        updateTime: start,
      },
    ],
    [queryModule, { genuine: false }],
    [listCaseFiles, []],
    [listCountries, [{ regionId: 724, regionName: 'Spain', code: 'ES', salesRegion: 'Europe' }]],
  ]);
  const router = openPage([{ path: '*', element }], '/?requestId=7');
  return { at: () => router.state.location.pathname + router.state.location.search, calls };
}

test('a submitted enquiry shows how far it is, what comes next, and what was asked', async () => {
  open(<TrackerSubmitPage />);
  const steps = await screen.findByRole('list', { name: 'Steps' });
  expect([...steps.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Submit/),
    expect.stringMatching(/^Review/),
    expect.stringMatching(/^Complete/),
    expect.stringMatching(/^Survey/),
  ]);
  expect(screen.getByText(/^You’ll get our answer in the conversation/)).toBeVisible();
  expect(screen.queryByText(/^Someone on the tracker team/)).not.toBeInTheDocument();
  for (const shown of ['Tracker controller', 'TC0226W14A018842', 'Almería Norte 3']) expect(screen.getByText(shown)).toBeVisible();
  expect(screen.queryByText('Phone')).not.toBeInTheDocument();
});

test('an enquiry of the other type is shown at its own address', async () => {
  const { at } = open(<ModuleSubmitPage />);
  await waitFor(() => expect(at()).toBe('/enquiryrequest/partsSubmit?requestId=7'));
});

test('beside a case are its details; only a module is looked up in the registry', async () => {
  const { calls } = open(<EnquiryCards requestId={7} />);
  expect(await screen.findByRole('heading', { name: 'Enquiry details' })).toBeVisible();
  expect(await screen.findByText('Spain')).toBeVisible();
  expect(screen.getByText('We’ll answer in German.')).toBeVisible();
  expect(callsTo(calls, queryModule)).toEqual([]);
});

test('beside a case the registry’s answer on a module is shown', async () => {
  open(<EnquiryCards requestId={7} />, 1);
  expect(await screen.findByText(/This number isn’t in our registry/)).toBeVisible();
});
