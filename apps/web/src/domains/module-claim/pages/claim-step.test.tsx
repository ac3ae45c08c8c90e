// @shares-process
import type { Attachment } from '@heliodesk/contract/attachment';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { i18n } from '#src/platform/i18n/language.ts';
import { press, writeInto } from '#src/platform/testing/fill-in.ts';
import { user } from '#src/platform/testing/user.ts';
import { claimServer, description, openClaim, prepareClaims, reload, saves } from '../testing/claim-server.ts';

beforeEach(prepareClaims);
afterEach(() => act(() => i18n.changeLanguage('en')));

const photo: Attachment = {
  attId: 1,
  fileName: 'front.jpg',
  description: '',
  size: 250_000,
  contentType: 'image/jpeg',
  url: '/common/download?fileName=1',
  createTime: '2026-11-20T10:00:00.000Z',
  previewable: true,
  place: 'front',
};

describe('a step', () => {
  test('lets one continue without the answers that it needs; its disc turns amber until they are there', async () => {
    const router = openClaim('/claim');
    await writeInto(await description(), 'Glass breakage');
    await press(/Continue to shipping/);
    await waitFor(() => expect(router.state.location.search).toContain('step=shipping'));
    const first = () => within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')[0];
    await waitFor(() => expect(first()).toHaveTextContent('Detailsincomplete'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('without any of the photos that it asks for is called optional, and done with the first one', async () => {
    const router = openClaim('/claim?requestId=7&step=complete');
    const files = () =>
      within(screen.getByRole('list', { name: 'Steps' }))
        .getByText('Files')
        .closest('li');
    const block = () => screen.getByRole('heading', { level: 2, name: /^Files/ });
    expect(await screen.findByText('All required answers are in')).toBeInTheDocument();
    expect(files()).toHaveTextContent('Filesoptional');
    expect(block()).toHaveAccessibleName('Files optional');
    claimServer.files = [photo];
    reload(router);
    await waitFor(() => expect(files()).toHaveTextContent('Filesdone'));
    expect(block()).toHaveAccessibleName('Files done');
  });

  test('names the few answers that are missing at its foot, each with the way to it', async () => {
    claimServer.draft = { ...claimServer.draft, moduleClaim: { ...claimServer.draft.moduleClaim, projectCity: '', bracket: null } };
    openClaim('/claim?requestId=7&step=details');
    const foot = await screen.findByRole('contentinfo');
    expect(await within(foot).findByText(/^Still missing/)).toHaveTextContent(
      'Still missing: Project city, Installation type. You can fill this in later.',
    );
    await user.click(within(foot).getByRole('button', { name: 'Installation type' }));
    const choices = within(screen.getByRole('radiogroup', { name: 'Installation type' })).getAllByRole('radio');
    await waitFor(() => expect(choices[0]).toHaveFocus());
  });

  test('marks and names what is wrong in a stored draft, and leaves unmarked what is still empty', async () => {
    claimServer.draft = {
      ...claimServer.draft,
      moduleClaim: { ...claimServer.draft.moduleClaim, quantity: '480,5', defectDate: '2999-01-01', projectCity: '' },
    };
    openClaim('/claim?requestId=7&step=details');
    const quantity = await screen.findByRole('textbox', { name: /^Defective modules/ });
    await waitFor(() => expect(quantity).toHaveAccessibleDescription(/a whole number/));
    expect(quantity).toBeInvalid();
    expect(screen.getByText('Date found can’t be in the future.')).toBeInTheDocument();
    const city = screen.getByRole('textbox', { name: /^Project city/ });
    expect(city).not.toBeInvalid();
    const foot = screen.getByRole('contentinfo');
    expect(foot).toHaveTextContent('Still missing: Project city. You can fill this in later. To fix: Defective modules, Date found.');
    await user.click(within(foot).getByRole('button', { name: 'Defective modules' }));
    await waitFor(() => expect(quantity).toHaveFocus());
    await user.clear(quantity);
    await user.type(quantity, '480');
    await user.tab();
    await waitFor(() => expect(quantity).not.toBeInvalid());
    expect(foot).toHaveTextContent('To fix: Date found.');
  });

  test('marks a wrong e-mail of a stored delivery address when it opens', async () => {
    claimServer.draft = { ...claimServer.draft, requestAddressReq: { ...claimServer.draft.requestAddressReq, email: 'amelia' } };
    openClaim('/claim?requestId=7&step=shipping');
    const email = await screen.findByRole('textbox', { name: /^E-mail/ });
    await waitFor(() => expect(email).toBeInvalid());
    expect(screen.getByRole('contentinfo')).toHaveTextContent('To fix: E-mail.');
  });

  test('shows once what is wrong before it lets one continue, and loses nothing of it', async () => {
    claimServer.draft = {
      ...claimServer.draft,
      moduleClaim: { ...claimServer.draft.moduleClaim, quantity: '480,5', defectDate: '2999-01-01' },
    };
    const router = openClaim('/claim?requestId=7&step=details');
    await description();
    await press(/Continue to shipping/);
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('button', { name: 'Defective modules' })).toBeInTheDocument();
    expect(summary).toHaveTextContent('Defective modules must be a whole number from 1 to 10,000,000.');
    expect(router.state.location.search).toContain('step=details');
    expect(screen.getByRole('textbox', { name: /^Date found/ })).toHaveValue('2999/01/01');
    expect(screen.getByText('You can continue and fix this in the review step')).toBeInTheDocument();
    await press(/Continue to shipping/);
    await waitFor(() => expect(router.state.location.search).toContain('step=shipping'));
    await press('Back');
    expect(await screen.findByRole('textbox', { name: /^Defective modules/ })).toHaveValue('480,5');
    expect(screen.getByRole('textbox', { name: /^Date found/ })).toHaveValue('2999/01/01');
  });

  test('keeps a day in the future as it was typed, and says that it is one', async () => {
    openClaim('/claim?requestId=7&step=details');
    const day = await screen.findByRole('textbox', { name: /^Date found/ });
    await user.clear(day);
    await user.type(day, '2999/01/01{Enter}');
    await user.tab();
    expect(await screen.findByText('Date found can’t be in the future.')).toBeInTheDocument();
    expect(day).toHaveValue('2999/01/01');
    expect(screen.queryByText('Date found is required.')).not.toBeInTheDocument();
  });

  test('shows the unit beside the number before the dictionary is there', async () => {
    openClaim('/claim');
    await description();
    expect(within(document.querySelector('.hd-capacity') as HTMLElement).getByText('kW')).toBeInTheDocument();
  });

  test('leaves a number out of bounds as it was typed, and says what is wrong', async () => {
    openClaim('/claim?requestId=7&step=details');
    const pieces = await screen.findByRole('textbox', { name: /^Defective modules/ });
    await user.clear(pieces);
    await writeInto(pieces, '-3');
    await user.tab();
    expect(await screen.findByText('Defective modules must be at least 1.')).toBeInTheDocument();
    expect(pieces).toHaveValue('-3');
  });

  test.each(['2.5', '2,5'])('does not round %s pieces but asks for a whole number', async (typed) => {
    openClaim('/claim?requestId=7&step=details');
    const pieces = await screen.findByRole('textbox', { name: /^Defective modules/ });
    await user.clear(pieces);
    await writeInto(pieces, typed);
    await user.tab();
    expect(await screen.findByText('Defective modules must be a whole number from 1 to 10,000,000.')).toBeInTheDocument();
    expect(pieces).toHaveValue(typed);
  });

  test('reads numbers as they are written in German, and saves them in one way', async () => {
    openClaim('/claim?requestId=7&step=details');
    const fields = [
      [await screen.findByRole('textbox', { name: /^Total installed capacity/ }), '48,2'],
      [screen.getByRole('textbox', { name: /^Defective modules/ }), '1.480'],
    ] as const;
    await act(() => i18n.changeLanguage('de'));
    for (const [field, typed] of fields) {
      await user.clear(field);
      await writeInto(field, typed);
    }
    await waitFor(() => expect(saves().at(-1)?.moduleClaim).toMatchObject({ capacity: '48.2', quantity: '1480' }));
    for (const [field, typed] of fields) expect(field).toHaveValue(typed);
  });
});
