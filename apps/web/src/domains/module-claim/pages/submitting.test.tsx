import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { press, writeInto } from '#src/platform/testing/fill-in.ts';
import { Refused } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { claimServer, keep, openClaim, prepareClaims, saves } from '../testing/claim-server.ts';

beforeEach(prepareClaims);

describe('the steps in the head', () => {
  const stepsNow = () => within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');

  test('are checked when all they ask for is there', async () => {
    openClaim('/claim?requestId=7&step=complete');
    await waitFor(() =>
      expect(stepsNow().map(({ textContent }) => textContent)).toEqual([
        'Request detailsdone',
        'Shipping destinationdone',
        'Serial numbersdone',
        'Attachmentsdone',
        'Completenow',
      ]),
    );
    expect(screen.queryByText(/^Incomplete:/)).not.toBeInTheDocument();
  });

  test('say which ones were left incomplete', async () => {
    claimServer.draft = { ...claimServer.draft, moduleClaim: { ...claimServer.draft.moduleClaim, deliverAddress: '' } };
    claimServer.serialTotal = 0;
    openClaim('/claim?requestId=7&step=attachments');
    await waitFor(() =>
      expect(stepsNow().map(({ textContent }) => textContent)).toEqual([
        'Request detailsdone',
        'Shipping destinationincomplete',
        'Serial numbersincomplete',
        'Attachmentsnow',
        'Completestill to come',
      ]),
    );
    expect(screen.getByText('Incomplete: Shipping destination and Serial numbers')).toBeInTheDocument();
  });
});

describe('submitting', () => {
  test('a double click hands the claim in once, and says the number and the promise', async () => {
    openClaim('/claim?requestId=7&step=complete');
    const button = await screen.findByRole('button', { name: 'Submit the claim' });
    await user.dblClick(button);
    expect(await screen.findByText('Your claim is submitted')).toBeInTheDocument();
    expect(saves().filter(({ submit }) => submit)).toHaveLength(1);
    expect(saves().at(-1)).toMatchObject({ submit: true, version: 3 });
    expect(screen.getAllByText('MC-20261120-00042').length).toBeGreaterThan(0);
    expect(screen.getByText('2026/11/24 17:00:00 UTC')).toBeInTheDocument();
  });

  test('what the server refuses leads to its field on its step', async () => {
    const errors = [
      { path: 'moduleClaim.projectName', rule: 'invalid', message: 'Not a project of yours' },
      { path: 'requestAddressReq.postalCode', rule: 'invalid', message: 'No such postal code' },
    ];
    claimServer.answerSave = (body) => (body.submit ? new Refused({ code: 510, data: { errors } }) : keep(body));
    const router = openClaim('/claim?requestId=7&step=complete');
    await user.click(await screen.findByRole('button', { name: 'Submit the claim' }));
    const summary = await screen.findByRole('alert');
    await user.click(within(summary).getByRole('button', { name: 'Postal code' }));
    expect(router.state.location.search).toBe('?requestId=7&step=shipping');
    expect(await screen.findByText('No such postal code')).toBeInTheDocument();
    expect(screen.queryByText('Not a project of yours')).not.toBeInTheDocument();
    await press('Back');
    expect(await screen.findByText('Not a project of yours')).toBeInTheDocument();
  });

  test('is locked until nothing is missing; all of it is named together, each with the way to it', async () => {
    claimServer.draft = {
      ...claimServer.draft,
      moduleClaim: { ...claimServer.draft.moduleClaim, projectCity: '', quantity: 2.5 },
      requestAddressReq: { ...claimServer.draft.requestAddressReq, email: 'amelia' },
    };
    claimServer.serialTotal = 0;
    const router = openClaim('/claim?requestId=7&step=complete');
    const list = await screen.findByRole('region', { name: 'Before you can submit, this is still needed' });
    await within(list).findByRole('button', { name: 'Add at least one serial number first' });
    expect(within(list).getByRole('button', { name: 'City of the project' })).toBeInTheDocument();
    expect(within(list).getByText('Defective pieces: a whole number from 1 to 10,000,000')).toBeInTheDocument();
    expect(
      within(list)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Request details', 'Shipping destination', 'Serial numbers']);
    expect(screen.getByText('2.5')).toBeInTheDocument();
    const submit = screen.getByRole('button', { name: 'Submit the claim' });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(submit).toHaveAccessibleDescription('Something is still missing; see the list above');
    await user.click(submit);
    expect(saves()).toEqual([]);
    await user.click(within(list).getByRole('button', { name: 'City of the project' }));
    const city = await screen.findByRole('textbox', { name: /^City of the project/ });
    expect(router.state.location.search).toBe('?requestId=7&step=details');
    expect(await screen.findByText('City of the project is required')).toBeInTheDocument();
    await writeInto(city, 'Almería');
    await user.tab();
    await waitFor(() => expect(screen.queryByText('City of the project is required')).not.toBeInTheDocument());
  });

  test('the one thing that is missing stands beside the button and leads to its step', async () => {
    claimServer.serialTotal = 0;
    const router = openClaim('/claim?requestId=7&step=complete');
    await user.click(await screen.findByRole('button', { name: 'Add at least one serial number first' }));
    expect(await screen.findByText('Add serial numbers')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?requestId=7&step=serials');
  });
});
