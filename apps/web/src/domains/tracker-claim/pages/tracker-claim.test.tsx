// @shares-process
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { press, write } from '#src/platform/testing/fill-in.ts';
import { motor, openClaim, prepareClaims, saves, trackerServer } from '../testing/tracker-server.ts';

beforeEach(prepareClaims);

describe('a draft', () => {
  test('saves itself and gets its address', async () => {
    const router = openClaim('/claim');
    await write(/^What’s wrong/, 'Two rows stay flat');
    await waitFor(() => expect(router.state.location.search).toBe('?requestId=7&step=details'));
    expect(saves()[0]).toMatchObject({
      basicReq: { requestId: null, requestType: 4, desc: 'Two rows stay flat' },
      partsClaim: { unit: '0' },
    });
  });

  test('goes over parts and files to the last check, and is submitted', async () => {
    openClaim('/claim?requestId=7&step=details');
    await press(/Continue to parts/);
    await press(/Continue to files/);
    await press(/Continue to review/);
    for (const shown of ['Tabernas Sur', 'Drive motor', 'Defective pieces and parts match: 2'])
      expect(await screen.findByText(shown)).toBeInTheDocument();
    await press('Submit claim');
    expect(await screen.findByText('Claim submitted')).toBeInTheDocument();
    expect(saves().at(-1)).toMatchObject({ submit: true, version: 3, partsClaim: { quantity: 2 } });
    expect(screen.getByText(/^Someone from the tracker team/)).toBeInTheDocument();
  });

  test('cannot be submitted without a tracker part', async () => {
    trackerServer.claim = { ...trackerServer.claim, trackerList: [] };
    openClaim('/claim?requestId=7&step=complete');
    expect(await screen.findAllByText(/Add at least one tracker part first/)).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Submit claim' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('cannot be submitted while a part lacks its serial numbers', async () => {
    trackerServer.claim = { ...trackerServer.claim, trackerList: [{ ...motor, serialNumber: '' }] };
    openClaim('/claim?requestId=7&step=complete');
    expect(await screen.findAllByText(/1 part has no serial numbers/)).not.toHaveLength(0);
  });

  test('as a copy says what came along, and is saved as a new one', async () => {
    const { claim } = trackerServer;
    trackerServer.claim = {
      ...claim,
      basicRes: { ...claim.basicRes, requestId: null, requestNo: null },
      draft: false,
      version: 0,
      updateTime: null,
    };
    openClaim('/claim?requestId=5&action=clone');
    expect(await screen.findByText(/same details, parts and files/)).toBeInTheDocument();
    await write(/^What’s wrong/, ' again');
    await waitFor(() => expect(saves()[0]).toMatchObject({ cloneOf: 5, basicReq: { requestId: null } }));
  });
});

describe('pieces that differ from those of the parts', () => {
  beforeEach(() => {
    trackerServer.claim = { ...trackerServer.claim, partsClaim: { ...trackerServer.claim.partsClaim, quantity: 8 } };
  });

  test('are named on the check, and one press decides and can be undone', async () => {
    openClaim('/claim?requestId=7&step=complete');
    expect(await screen.findAllByText('Defective pieces and parts differ: 8 and 2')).not.toHaveLength(0);
    await press('Use 2 pieces');
    expect(await screen.findByText('Defective pieces changed from 8 to 2.')).toBeInTheDocument();
    await waitFor(() => expect(saves().at(-1)?.partsClaim.quantity).toBe('2'));
    await press('Undo');
    await waitFor(() => expect(saves().at(-1)?.partsClaim.quantity).toBe(8));
  });

  test('lead to the parts', async () => {
    const router = openClaim('/claim?requestId=7&step=complete');
    await press('Open the parts');
    await waitFor(() => expect(router.state.location.search).toContain('step=parts'));
  });
});
