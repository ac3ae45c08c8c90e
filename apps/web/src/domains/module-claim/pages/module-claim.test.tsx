import { liveTicket } from '@heliodesk/contract/live';
import { getModuleClaimDraft, ModuleClaimSubmission } from '@heliodesk/contract/module-claim';
import { requestPages } from '@heliodesk/contract/request';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { isSessionExpired } from '#src/platform/feedback/notices.ts';
import { press, writeInto } from '#src/platform/testing/fill-in.ts';
import { labelOf, validate } from '#src/platform/schema-rules.ts';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { emptyClaim } from '../claim-values.ts';
import { claimDraftKind } from '../draft-kind.ts';
import { claimServer, description, keep, openClaim, prepareClaims, reload, saves } from '../testing/claim-server.ts';

beforeEach(prepareClaims);

const answersIn = (card: HTMLElement) =>
  within(card)
    .getAllByRole('listitem')
    .map(({ children }) => children[1]?.textContent ?? '');

describe('the title', () => {
  test('is the one made from the answers until the person types another, and again once that is reset', async () => {
    openClaim('/claim?requestId=7&step=details');
    const field = await screen.findByRole('textbox', { name: /^Title/ });
    expect(field).toHaveAttribute('placeholder', 'Hot spots, Almería Norte 3');
    expect(screen.getByRole('heading', { level: 1, name: /^Hot spots, Almería Norte 3/ })).toBeInTheDocument();
    await writeInto(field, 'Roof B');
    expect(await screen.findByRole('heading', { level: 1, name: /^Roof B/ })).toBeInTheDocument();
    await press('Reset');
    expect(await screen.findByRole('heading', { level: 1, name: /^Hot spots, Almería Norte 3/ })).toBeInTheDocument();
    expect(saves().map(({ basicReq }) => basicReq.title)).toEqual(['Roof B', '']);
  });
});

describe('the answers', () => {
  test('tick themselves, show what was given, and lead to what is open', async () => {
    openClaim('/claim?requestId=7&step=details');
    const answers = await screen.findByRole('region', { name: 'Your answers' });
    expect(await within(answers).findByText('Almería Norte 3')).toBeInTheDocument();
    const total = answersIn(answers).length;
    expect(within(answers).getByText(`${total} of ${total}`)).toBeInTheDocument();
    expect(within(answers).queryByRole('button')).not.toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: /^Project name/ }));
    expect(within(answers).getByText(`${total - 1} of ${total}`)).toBeInTheDocument();
    await user.click(within(answers).getByRole('button', { name: 'Project name' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Project name/ })).toHaveFocus());
  });

  test('are all that the details need to be submitted', async () => {
    openClaim('/claim');
    const answers = await screen.findByRole('region', { name: 'Your answers' });
    const needed = validate(ModuleClaimSubmission, emptyClaim('en')).filter(({ path }) => claimDraftKind.stepOf(path) === 'details');
    expect(answersIn(answers).toSorted()).toEqual(needed.map(({ path }) => labelOf(path)).toSorted());
  });
});

describe('the draft', () => {
  test('saves itself while one types; the first save puts its id into the address', async () => {
    const router = openClaim('/claim');
    await writeInto(await description(), 'Glass breakage');
    await waitFor(() => expect(saves().at(-1)?.basicReq.desc).toBe('Glass breakage'));
    expect(await screen.findByText(/^Draft saved/)).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?requestId=7'));
    expect(await description()).toHaveValue('Glass breakage');
    expect(saves()[0]?.basicReq.requestId).toBeNull();
  });

  test('keeps what was typed across steps and a reload', async () => {
    const router = openClaim('/claim?requestId=7&step=details');
    await user.clear(await description());
    await writeInto(await description(), 'Cracked glass');
    await press(/Continue to shipping/);
    expect(await screen.findByRole('textbox', { name: /^Contact person/ })).toHaveValue('Amelia Ortega');
    expect(router.state.location.search).toBe('?requestId=7&step=shipping');
    await user.clear(screen.getByRole('textbox', { name: /^Delivery address/ }));
    await writeInto(screen.getByRole('textbox', { name: /^Delivery address/ }), 'Ramp 4');
    await press(/Continue to serial numbers/);
    expect(await screen.findByText('Add serial numbers')).toBeInTheDocument();
    const again = reload(router);
    expect(await screen.findByText('Add serial numbers')).toBeInTheDocument();
    await press('Back');
    expect(await screen.findByRole('textbox', { name: /^Delivery address/ })).toHaveValue('Ramp 4');
    await press('Back');
    expect(await description()).toHaveValue('Cracked glass');
    expect(again.state.location.search).toBe('?requestId=7&step=details');
  });

  test('survives an expired session: what was typed comes back and is saved after signing in', async () => {
    claimServer.answerSave = () => new Refused({ code: 401 });
    const router = openClaim('/claim?requestId=7&step=details');
    await writeInto(await description(), ' on 480 modules');
    await waitFor(() => expect(isSessionExpired.get()).toBe(true));
    expect(await screen.findByText(/could not be saved/)).toBeInTheDocument();
    claimServer.answerSave = keep;
    reload(router);
    expect(await description()).toHaveValue('Hot spots on 480 modules');
    await waitFor(() => expect(claimServer.draft.basicReq.desc).toBe('Hot spots on 480 modules'));
  });

  test('is never saved over a newer state without asking', async () => {
    claimServer.answerSave = (body) =>
      body.version === claimServer.draft.version
        ? keep(body)
        : new Refused({ code: 409, data: { key: 'stale', version: claimServer.draft.version } });
    openClaim('/claim?requestId=7&step=details');
    await description();
    claimServer.draft = { ...claimServer.draft, basicReq: { ...claimServer.draft.basicReq, desc: 'Changed by a colleague' }, version: 9 };
    await writeInto(await description(), ', mine');
    await press(/Continue to shipping/);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Hot spots, mine')).toBeInTheDocument();
    expect(within(dialog).getByText('Changed by a colleague')).toBeInTheDocument();
    expect(claimServer.draft.basicReq.desc).toBe('Changed by a colleague');
    await user.click(within(dialog).getByRole('button', { name: 'Keep what I typed' }));
    await waitFor(() => expect(claimServer.draft.basicReq.desc).toBe('Hot spots, mine'));
    expect(saves().at(-1)?.version).toBe(9);
  });

  test('of a copy starts without ids and number', async () => {
    claimServer.draft = {
      ...claimServer.draft,
      basicReq: { ...claimServer.draft.basicReq, requestId: null, requestNo: null, attIds: '3,4' },
      version: 0,
      updateTime: null,
    };
    const router = openClaim('/claim?requestId=5&action=clone');
    expect(await screen.findByText(/This is a copy/)).toBeInTheDocument();
    await writeInto(await description(), '!');
    await waitFor(() => expect(router.state.location.search).toBe('?requestId=7'));
    expect(saves()[0]).toMatchObject({ cloneOf: 5, basicReq: { requestId: null, requestNo: null, desc: 'Hot spots!' } });
    expect(saves()[0]?.version).toBeUndefined();
  });
});

describe('an address of a claim that is no draft', () => {
  const refuse = (key: string, msg: string) =>
    stubServer([
      [liveTicket, new Refused({ code: 503 })],
      [getModuleClaimDraft, new Refused({ code: 409, msg, data: { key } })],
    ]);

  test('leads to the submitted claim', async () => {
    refuse('request.notDraft', 'Submitted already');
    const router = openClaim('/claim?requestId=7');
    await waitFor(() => expect(router.state.location.pathname).toBe(requestPages[3].submitted));
  });

  test('says any other refusal as it is', async () => {
    refuse('conflict', 'Does not fit the current state');
    const router = openClaim('/claim?requestId=7');
    expect(await screen.findByText('Does not fit the current state')).toBeVisible();
    expect(router.state.location.pathname).toBe('/claim');
  });
});

describe('a step', () => {
  test('says what is missing before it lets one go on', async () => {
    const router = openClaim('/claim');
    await description();
    await press(/Continue to shipping/);
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('button', { name: 'Project name' })).toBeInTheDocument();
    expect(within(summary).getByRole('button', { name: 'Project type' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
    expect(saves()).toEqual([]);
  });

  test('leaves a number out of bounds as it was typed, and says what is wrong', async () => {
    openClaim('/claim?requestId=7&step=details');
    const pieces = await screen.findByRole('textbox', { name: /^Defective pieces/ });
    await user.clear(pieces);
    await writeInto(pieces, '-3');
    await user.tab();
    expect(await screen.findByText('Defective pieces: at least 1')).toBeInTheDocument();
    expect(pieces).toHaveValue('-3');
  });

  test.each(['2.5', '2,5'])('does not round %s pieces but asks for a whole number', async (typed) => {
    openClaim('/claim?requestId=7&step=details');
    const pieces = await screen.findByRole('textbox', { name: /^Defective pieces/ });
    await user.clear(pieces);
    await writeInto(pieces, typed);
    await user.tab();
    expect(await screen.findByText('Defective pieces: a whole number from 1 to 10,000,000')).toBeInTheDocument();
    expect(pieces).toHaveValue(typed);
  });
});
