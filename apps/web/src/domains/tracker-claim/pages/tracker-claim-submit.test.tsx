// @shares-process
import { listCaseFiles } from '@heliodesk/contract/attachment';
import { listCountries, listDictionaries } from '@heliodesk/contract/reference';
import { getTrackerClaim } from '@heliodesk/contract/tracker-claim';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { stubServer } from '#src/platform/testing/stub-server.ts';
import { ClaimCards } from '../components/claim-cards.tsx';
import { motor, storedClaim } from '../testing/tracker-server.ts';
import TrackerSubmitPage from './tracker-claim-submit.tsx';

const request = {
  requestId: 7,
  requestNo: 'TC-20261120-00007',
  requestType: 4,
  status: 'submitted',
  title: 'Two rows stay at 38°',
  desc: 'Two rows stay at 38° since the storm',
  projectName: 'Tabernas Sur',
  firstContactDue: '2026-11-24T17:00:00Z',
  firstContactAt: null,
  submitTime: '2026-11-20T10:08:44Z',
  onBehalf: null,
  actions: [],
  tips: 0,
  waitingOn: 'us',
};
const inverter = { ...motor, id: 32, productsType: 'HD-PCS 110K', serialNumber: 'PC110-25-004417', pcs: 1 };

const open = (Component: () => ReactNode) => {
  stubServer([
    [
      getTrackerClaim,
      {
        ...storedClaim,
        draft: false,
        requestBasicInfo: request,
        inverterList: [inverter],
        processNodes: [{ processCode: 0, createTime: '2026-11-20T10:08:44Z', etaEtds: [] }],
      },
    ],
    [listCaseFiles, []],
    [listCountries, []],
    [listDictionaries, []],
  ]);
  return openPage([{ path: '*', Component }], '/?requestId=7');
};

test('a claim that was submitted shows its words, its parts and what comes next', async () => {
  open(TrackerSubmitPage);
  expect(await screen.findByText(/^Someone from the tracker team will review/)).toBeVisible();
  for (const shown of ['Two rows stay at 38° since the storm', 'Tabernas Sur', 'DM24-6K-118209', 'HD-PCS 110K', 'PC110-25-004417'])
    expect(screen.getByText(shown)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
});

test('beside the case are its parts and its project', async () => {
  open(() => <ClaimCards requestId={7} />);
  expect(await screen.findByText('DM24-6K-118204')).toBeVisible();
  expect(screen.getByText('Inverters')).toBeVisible();
  expect(screen.getByText('Tabernas Sur')).toBeVisible();
});
