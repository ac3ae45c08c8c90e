// @shares-process
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeInto } from '#src/platform/testing/fill-in.ts';
import { user } from '#src/platform/testing/user.ts';
import { claimServer, description, openClaim, prepareClaims, saves } from '../testing/claim-server.ts';

beforeEach(prepareClaims);

const stepsNow = () => within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');

describe('a stored draft', () => {
  test('with nothing missing opens at the last check', async () => {
    const router = openClaim('/claim?requestId=7');
    expect(await screen.findByRole('button', { name: 'Submit claim' })).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?requestId=7&step=complete'));
    expect(screen.getByRole('region', { name: 'What happens next' })).toHaveTextContent(/proposal to accept or decline/);
    expect(screen.getByRole('heading', { name: 'Shipping done' })).toBeInTheDocument();
  });

  test('opens at the first step that lacks something, and stays there once it is filled in', async () => {
    claimServer.draft = { ...claimServer.draft, moduleClaim: { ...claimServer.draft.moduleClaim, projectCity: '' } };
    openClaim('/claim?requestId=7');
    const city = await screen.findByRole('textbox', { name: /^Project city/ });
    await writeInto(city, 'Almería');
    await waitFor(() => expect(saves().at(-1)?.moduleClaim.projectCity).toBe('Almería'));
    expect(city).toBeInTheDocument();
    expect(await description()).toBeInTheDocument();
  });

  test('comes back to the step that was open, though nothing is missing by then', async () => {
    claimServer.draft = { ...claimServer.draft, moduleClaim: { ...claimServer.draft.moduleClaim, projectCity: '' } };
    const router = openClaim('/claim?requestId=7');
    await writeInto(await screen.findByRole('textbox', { name: /^Project city/ }), 'Almería');
    await waitFor(() => expect(saves().at(-1)?.moduleClaim.projectCity).toBe('Almería'));
    const { pathname, search } = router.state.location;
    cleanup();
    openClaim(pathname + search);
    expect(await screen.findByRole('textbox', { name: /^Project city/ })).toHaveValue('Almería');
  });

  test('opens at the serial numbers if only they are missing', async () => {
    claimServer.serialTotal = 0;
    openClaim('/claim?requestId=7');
    expect(await screen.findByText('Which modules are affected?')).toBeInTheDocument();
  });

  test('shows what is done also beyond the step that is open', async () => {
    openClaim('/claim?requestId=7&step=details');
    await waitFor(() => expect(stepsNow()[2]).toHaveTextContent('Serial numbersdone'));
    expect(stepsNow()[1]).toHaveTextContent(/done$/);
    expect(stepsNow()[3]).toHaveTextContent(/not started$/);
    await user.click(within(stepsNow()[2] as HTMLElement).getByRole('button'));
    expect(await screen.findByText('480 serial numbers in your claim')).toBeInTheDocument();
  });
});
