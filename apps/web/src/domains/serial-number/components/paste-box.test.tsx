// @shares-process
import { insertSerials, listImports, serialSummary } from '@heliodesk/contract/serial-number';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { bodiesTo, callsTo } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { openSerials, prepareSerials, serialServer } from '../testing/serial-server.tsx';
import { serialSummaryOf } from '../testing/serial-summary.ts';
import { PasteBox } from './paste-box.tsx';

beforeEach(() => prepareSerials());

describe('the paste box', () => {
  test('adds what it recognizes and keeps what cannot be taken, with the reason', async () => {
    serialServer.status = null;
    openSerials(<PasteBox requestId={7} />);
    await user.click(screen.getByRole('textbox'));
    await user.paste('HD7226W14A000001, HD7226W14A000002\nHD72-26');
    expect(screen.getByText('2 numbers recognized')).toBeInTheDocument();
    expect(screen.getByText('Must be 10 to 24 letters and digits')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add 2' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('HD7226W14A000001\nHD72-26'));
    expect(screen.getByText('Already in this claim')).toBeInTheDocument();
    expect(bodiesTo(serialServer.calls, insertSerials)[0]).toEqual({
      requestId: 7,
      snList: [{ sn: 'HD7226W14A000001' }, { sn: 'HD7226W14A000002' }],
    });
  });

  test('counts and sends only what was not refused, until it is typed again', async () => {
    serialServer.status = null;
    openSerials(<PasteBox requestId={7} />);
    const box = screen.getByRole('textbox');
    await user.clear(box);
    await user.click(box);
    await user.paste('HD7226W14A000001 HD7226W14A000002');
    await user.click(screen.getByRole('button', { name: 'Add 2' }));
    expect(await screen.findByText('Already in this claim')).toBeInTheDocument();
    expect(screen.getByText('0 numbers recognized')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add 0' })).toBeDisabled();
    await user.click(box);
    await user.paste(' HD7226W14A000003');
    expect(screen.getByText('1 number recognized')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add 1' }));
    await waitFor(() => expect(callsTo(serialServer.calls, insertSerials)).toHaveLength(2));
    expect(bodiesTo(serialServer.calls, insertSerials)[1]).toEqual({ requestId: 7, snList: [{ sn: 'HD7226W14A000003' }] });
    await waitFor(() => expect(box).toHaveValue('HD7226W14A000001\nHD7226W14A000003'));
    await user.clear(box);
    await user.paste('HD7226W14A000001');
    expect(screen.getByRole('button', { name: 'Add 1' })).toBeEnabled();
    expect(screen.queryByText('Already in this claim')).not.toBeInTheDocument();
  });

  test('offers a refused number again once numbers have left the claim', async () => {
    let total = 2;
    prepareSerials([
      [listImports, []],
      [serialSummary, () => serialSummaryOf({ ok: total })],
      [insertSerials, { inserted: 0, rejected: [{ row: 1, sn: 'HD7226W14A000001', reason: 'alreadyInClaim' }] }],
    ]);
    const client = openSerials(<PasteBox requestId={7} />);
    await user.clear(screen.getByRole('textbox'));
    await user.click(screen.getByRole('textbox'));
    await user.paste('HD7226W14A000001');
    await user.click(screen.getByRole('button', { name: 'Add 1' }));
    expect(await screen.findByRole('button', { name: 'Add 0' })).toBeDisabled();
    total = 1;
    await client.invalidateQueries();
    expect(await screen.findByRole('button', { name: 'Add 1' })).toBeEnabled();
  });

  test('asks whether a number with a blank or a hyphen inside is one, and adds nothing of it unasked', async () => {
    serialServer.status = null;
    openSerials(<PasteBox requestId={7} />);
    const box = screen.getByRole('textbox');
    await user.clear(box);
    await user.click(box);
    await user.paste('HD7226W14A000001\nHD7226 W14A000002\nHD7226-W14A-000003, HD72-26');
    expect(screen.getByText('1 number recognized')).toHaveTextContent('2 to check');
    expect(screen.getByText('HD7226 W14A000002')).toBeInTheDocument();
    expect(screen.getByText('1 can’t be added:')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use as one: HD7226W14A000002' }));
    expect(box).toHaveValue('HD7226W14A000001\nHD7226W14A000002\nHD7226-W14A-000003, HD72-26');
    expect(screen.getByText('2 numbers recognized')).toHaveTextContent('1 to check');
    await user.click(screen.getByRole('button', { name: 'Add 2' }));
    // What was not decided on stays.
    await waitFor(() => expect(box).toHaveValue('HD7226W14A000001\nHD72-26\nHD7226-W14A-000003'));
    expect(bodiesTo(serialServer.calls, insertSerials)[0]).toEqual({
      requestId: 7,
      snList: [{ sn: 'HD7226W14A000001' }, { sn: 'HD7226W14A000002' }],
    });
  });

  test('joins all of them by one press', async () => {
    serialServer.status = null;
    openSerials(<PasteBox requestId={7} />);
    const box = screen.getByRole('textbox');
    await user.clear(box);
    await user.click(box);
    await user.paste('HD7226 W14A000002\nHD7226 W14A 000003');
    await user.click(screen.getByRole('button', { name: 'Join all 2' }));
    expect(box).toHaveValue('HD7226W14A000002\nHD7226W14A000003');
    expect(screen.getByText('2 numbers recognized')).toBeInTheDocument();
  });

  test('asks about a letter among digits, and adds the number once it is corrected or kept', async () => {
    serialServer.status = null;
    openSerials(<PasteBox requestId={7} />);
    const box = screen.getByRole('textbox');
    await user.clear(box);
    await user.click(box);
    await user.paste('HD7226W14A000002\nhd7226w15a0o0313\nHD7226W15A0I0314');
    expect(screen.getByText('1 number recognized')).toHaveTextContent('2 to check');
    expect(screen.getByText('Letter O among digits')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Correct it: HD7226W15A000313' }));
    expect(box).toHaveValue('HD7226W14A000002\nHD7226W15A000313\nHD7226W15A0I0314');
    await user.click(screen.getByRole('button', { name: 'Keep it: HD7226W15A0I0314' }));
    expect(screen.getByText('3 numbers recognized')).toBeInTheDocument();
    expect(screen.queryByText(/among digits/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add 3' }));
    expect(bodiesTo(serialServer.calls, insertSerials)[0]).toEqual({
      requestId: 7,
      snList: [{ sn: 'HD7226W14A000002' }, { sn: 'HD7226W15A000313' }, { sn: 'HD7226W15A0I0314' }],
    });
  });
});
