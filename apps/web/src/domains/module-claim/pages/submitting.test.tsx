// @shares-process
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { localTime } from '#src/platform/testing/local-time.ts';
import { press, write, writeInto } from '#src/platform/testing/fill-in.ts';
import { Refused } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { claimServer, keep, openClaim, prepareClaims, saves } from '../testing/claim-server.ts';

beforeEach(prepareClaims);

describe('the steps in the head', () => {
  const stepsNow = () => within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');

  test('are checked when all they ask for is there; the photos are optional', async () => {
    openClaim('/claim?requestId=7&step=complete');
    await waitFor(() =>
      expect(stepsNow().map(({ textContent }) => textContent)).toEqual([
        'Detailsdone',
        'Shippingdone',
        'Serial numbersdone',
        'Filesoptional',
        'Reviewnow',
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
        'Detailsdone',
        'Shippingincomplete',
        'Serial numbersincomplete',
        'Filesnow',
        'Reviewnot started',
      ]),
    );
    expect(screen.getByText('Incomplete: Shipping and serial numbers')).toBeInTheDocument();
  });
});

describe('submitting', () => {
  test('a double click hands the claim in once, and says the number, the promise, and when the server took it', async () => {
    openClaim('/claim?requestId=7&step=complete');
    const button = await screen.findByRole('button', { name: 'Submit claim' });
    await user.dblClick(button);
    expect(await screen.findByText('Claim submitted')).toBeInTheDocument();
    expect(saves().filter(({ submit }) => submit)).toHaveLength(1);
    expect(saves().at(-1)).toMatchObject({ submit: true, version: 3 });
    expect(screen.getAllByText('MC-20261120-00042').length).toBeGreaterThan(0);
    expect(screen.getByText(localTime('2026-11-24T17:00:00Z'))).toBeInTheDocument();
    expect(screen.getByText(localTime('2026-11-20T10:08:44Z'))).toBeInTheDocument();
  });

  test('what the server refused is not marked again once it is corrected', async () => {
    const errors = [{ path: 'requestAddressReq.postalCode', rule: 'invalid', message: 'No such postal code' }];
    claimServer.answerSave = (body) => (body.submit ? new Refused({ code: 510, data: { errors } }) : keep(body));
    openClaim('/claim?requestId=7&step=complete');
    await user.click(await screen.findByRole('button', { name: 'Submit claim' }));
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Postal code' }));
    await screen.findByText('No such postal code');
    const before = saves().length;
    await write('Postal code', '04001');
    await user.tab();
    await waitFor(() => expect(saves().length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByText('No such postal code')).not.toBeInTheDocument());
    await write('Delivery phone', '7');
    await waitFor(() => expect(saves().length).toBeGreaterThan(before + 1));
    expect(screen.queryByText('No such postal code')).not.toBeInTheDocument();
  });

  test('what the server refuses leads to its field on its step', async () => {
    const errors = [
      { path: 'moduleClaim.projectName', rule: 'invalid', message: 'Not a project of yours' },
      { path: 'requestAddressReq.postalCode', rule: 'invalid', message: 'No such postal code' },
    ];
    claimServer.answerSave = (body) => (body.submit ? new Refused({ code: 510, data: { errors } }) : keep(body));
    const router = openClaim('/claim?requestId=7&step=complete');
    await user.click(await screen.findByRole('button', { name: 'Submit claim' }));
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
    const list = await screen.findByRole('region', { name: 'Before you submit' });
    await within(list).findByRole('button', { name: 'Add at least one serial number first' });
    const wrong = within(list).getByRole('button', { name: 'Defective modules' });
    expect(wrong.parentElement).toHaveTextContent(/^Defective modules must be a whole number from 1 to 10,000,000\.$/);
    expect(screen.getByText('2.5').closest('dd')).toHaveClass('hd-k-warn');
    const submit = screen.getByRole('button', { name: 'Submit claim' });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(submit).toHaveAccessibleDescription('4 things to fix before you submit');
    await user.click(submit);
    expect(saves()).toEqual([]);
    await user.click(within(list).getByRole('button', { name: 'Project city' }));
    const city = await screen.findByRole('textbox', { name: /^Project city/ });
    expect(router.state.location.search).toBe('?requestId=7&step=details');
    expect(await screen.findByText('Project city is required.')).toBeInTheDocument();
    await writeInto(city, 'Almería');
    await user.tab();
    await waitFor(() => expect(screen.queryByText('Project city is required.')).not.toBeInTheDocument());
  });

  test('the one thing that is missing is beside the button and leads to its step', async () => {
    claimServer.serialTotal = 0;
    const router = openClaim('/claim?requestId=7&step=complete');
    const foot = await screen.findByRole('contentinfo');
    await user.click(await within(foot).findByRole('button', { name: 'Add at least one serial number first' }));
    expect(await screen.findByText('Which modules are affected?')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?requestId=7&step=serials');
  });
});

describe('on the last check', () => {
  const openWith = (missing: Partial<typeof claimServer.draft.moduleClaim>) => {
    claimServer.draft = { ...claimServer.draft, moduleClaim: { ...claimServer.draft.moduleClaim, ...missing } };
    openClaim('/claim?requestId=7&step=complete');
    return screen.findByRole('region', { name: 'Before you submit' });
  };
  const isLocked = () => screen.getByRole('button', { name: 'Submit claim' }).getAttribute('aria-disabled') === 'true';

  test('a choice is given with one press, and the focus stays with what is asked for', async () => {
    const list = await openWith({ bracket: null });
    const choices = within(list).getByRole('group', { name: 'Installation type' });
    await user.click(await within(choices).findByRole('button', { name: 'Choice 1' }));
    await waitFor(() => expect(saves().at(-1)?.moduleClaim.bracket).toBe('1'));
    expect(within(list).queryByRole('group')).not.toBeInTheDocument();
    expect(within(list).getByText('All required answers are in')).toBeInTheDocument();
    expect(within(list).getByRole('heading')).toHaveFocus();
    expect(isLocked()).toBe(false);
  });

  test('a text is taken as a whole, and a wrong one is kept with what is wrong', async () => {
    const list = await openWith({ projectCity: '', deliverPhone: '' });
    await user.type(within(list).getByRole('textbox', { name: 'Project city' }), 'Almería');
    expect(isLocked()).toBe(true);
    await user.click(within(list).getByRole('button', { name: 'Save: Project city' }));
    await waitFor(() => expect(saves().at(-1)?.moduleClaim.projectCity).toBe('Almería'));
    const phone = within(list).getByRole('textbox', { name: 'Delivery phone' });
    await user.type(phone, 'at noon{Enter}');
    expect(await within(list).findByRole('alert')).toHaveTextContent('Enter the number with its country code');
    expect(phone).toHaveValue('at noon');
    await user.clear(phone);
    await user.type(phone, '+34 600 123 456{Enter}');
    await waitFor(() => expect(saves().at(-1)?.moduleClaim.deliverPhone).toBe('+34 600 123 456'));
    expect(isLocked()).toBe(false);
  });

  test('a number is read in the person’s way, and a day in the future is refused in its place', async () => {
    const list = await openWith({ capacity: '', defectDate: '' });
    await user.type(within(list).getByRole('textbox', { name: 'Total installed capacity' }), '48,2{Enter}');
    await waitFor(() => expect(saves().at(-1)?.moduleClaim.capacity).toBe('48.2'));
    const day = within(list).getByRole('textbox', { name: 'Date found' });
    await user.type(day, '2999/01/01{Enter}');
    expect(await within(list).findByRole('alert')).toHaveTextContent('Date found can’t be in the future.');
    expect(day).toHaveValue('2999/01/01');
    expect(isLocked()).toBe(true);
  });

  test('many fields of one step are named as that step', async () => {
    claimServer.draft = { ...claimServer.draft, requestAddressReq: { sfUpload: 0 } };
    const list = await openWith({});
    expect(within(list).getByText(/^Missing: \d/)).toBeInTheDocument();
    await user.click(within(list).getByRole('button', { name: 'Shipping' }));
    expect(await screen.findByRole('heading', { name: 'Where should replacements go?' })).toBeInTheDocument();
  });
});
