// @shares-process
import { liveTicket } from '@heliodesk/contract/live';
import { getModuleClaimDraft, ModuleClaimSubmission } from '@heliodesk/contract/module-claim';
import { requestPages } from '@heliodesk/contract/request';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { localClock } from '#src/platform/testing/local-time.ts';
import { requestPaths } from '#src/domains/request/index.ts';
import { isSessionExpired, toasts } from '#src/platform/feedback/notices.ts';
import { press, writeInto } from '#src/platform/testing/fill-in.ts';
import { labelOf, validate } from '#src/platform/schema-rules.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { emptyClaim } from '../claim-values.ts';
import { claimDraftKind } from '../draft-kind.ts';
import { claimServer, description, discards, keep, openClaim, prepareClaims, reload, saves } from '../testing/claim-server.ts';
import ModuleClaimPage from './module-claim.tsx';

beforeEach(prepareClaims);

const answersIn = (card: HTMLElement) =>
  within(card)
    .getAllByRole('listitem')
    .map(({ children }) => children[1]?.textContent ?? '');

describe('the title', () => {
  test('is the one made from the answers until the person types another, and again once that is reset', async () => {
    openClaim('/claim?requestId=7&step=details');
    const field = await screen.findByRole('textbox', { name: 'Title, based on your answers' });
    expect(field).toHaveValue('Hot spots, Almería Norte 3');
    expect(screen.getByText(/26 of 120 characters/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: /^Hot spots, Almería Norte 3/ })).toBeInTheDocument();
    await press('Change');
    expect(field).toHaveFocus();
    await user.clear(field);
    expect(field).toHaveValue('');
    await writeInto(field, 'Roof B');
    expect(await screen.findByRole('heading', { level: 1, name: /^Roof B/ })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Title, edited by you' })).toHaveValue('Roof B');
    await press('Reset');
    expect(await screen.findByRole('heading', { level: 1, name: /^Hot spots, Almería Norte 3/ })).toBeInTheDocument();
    expect(saves().map(({ basicReq }) => basicReq.title)).toEqual(['Roof B', '']);
  });

  test('is on the side of the language while there is none yet, and then of its own words', async () => {
    openClaim('/claim');
    const field = await screen.findByRole('textbox', { name: 'Title, based on your answers' });
    expect(field).not.toHaveAttribute('dir');
    await writeInto(field, 'Roof B');
    expect(screen.getByRole('textbox', { name: 'Title, edited by you' })).toHaveAttribute('dir', 'auto');
  });

  test('has no lines of its own: Enter makes none, and pasted ones become one', async () => {
    openClaim('/claim?requestId=7&step=details');
    const field = await screen.findByRole('textbox', { name: 'Title, based on your answers' });
    await user.clear(field);
    await user.type(field, 'Roof{Enter}');
    await user.paste(' B\nnorth');
    expect(field).toHaveValue('Roof B north');
  });

  test('stays the made one when it is emptied, or typed just the same', async () => {
    openClaim('/claim?requestId=7&step=details');
    const field = await screen.findByRole('textbox', { name: 'Title, based on your answers' });
    await user.clear(field);
    await user.tab();
    expect(field).toHaveValue('Hot spots, Almería Norte 3');
    await user.type(field, '!{Backspace}');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Title, based on your answers' })).toHaveValue('Hot spots, Almería Norte 3');
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

describe('the project', () => {
  const guadix = {
    requestNo: 'MC-20261012-00031',
    submitTime: '2026-10-12T08:14:09.000Z',
    project: {
      projectName: 'Guadix I',
      capacity: '48.2',
      unit: '1',
      projectCountry: 724,
      projectCity: 'Guadix',
      projectAddress: '',
      type: '2',
      bracket: '1',
    },
  };

  test('is taken over from an earlier claim by one press, which can be undone', async () => {
    claimServer.projects = [guadix];
    openClaim('/claim');
    await press(/^Guadix I filed on October 12, 2026/);
    expect(screen.getByRole('textbox', { name: /^Project city/ })).toHaveValue('Guadix');
    expect(screen.getByText('MC-20261012-00031')).toBeInTheDocument();
    await waitFor(() => expect(saves().at(-1)?.moduleClaim).toMatchObject({ projectName: 'Guadix I', capacity: '48.2', type: '2' }));
    await press('Undo');
    expect(screen.getByRole('textbox', { name: /^Project city/ })).toHaveValue('');
    await waitFor(() => expect(saves().at(-1)?.moduleClaim?.projectName ?? '').toBe(''));
  });

  test('is not offered once the claim names one', async () => {
    claimServer.projects = [guadix];
    openClaim('/claim?requestId=7&step=details');
    await description();
    await waitFor(() => expect(screen.getByText(/By Tuesday, November 24/)).toBeInTheDocument());
    expect(screen.queryByText('Fill in project, place and type from')).not.toBeInTheDocument();
  });
});

describe('the promise', () => {
  test('is told with its day before anything is submitted', async () => {
    openClaim('/claim');
    const card = await screen.findByRole('region', { name: 'After you submit' });
    expect(await within(card).findByText('By Tuesday, November 24 if you submit today')).toBeInTheDocument();
  });
});

describe('the draft', () => {
  test('says with each saving when that was', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:04:18Z') });
    try {
      openClaim('/claim?requestId=7&step=details');
      expect(await screen.findByText(localClock('2026-11-20T10:06:31Z'))).toBeInTheDocument();
      vi.setSystemTime(new Date('2026-11-20T10:12:47Z'));
      await writeInto(await description(), '!');
      expect(await screen.findByText(localClock('2026-11-20T10:12:47Z'))).toBeInTheDocument();
      vi.setSystemTime(new Date('2026-11-20T10:13:05Z'));
      await writeInto(await description(), '!');
      expect(await screen.findByText(localClock('2026-11-20T10:13:05Z'))).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  test('can be discarded at its foot with all that was typed, and brought back', async () => {
    const router = openClaim('/claim?requestId=7&step=details');
    await writeInto(await description(), ' on the roof');
    await press('Discard draft');
    await waitFor(() => expect(router.state.location.pathname).toBe(requestPaths.drafts));
    expect(claimServer.draft.basicReq.desc).toBe('Hot spots on the roof');
    expect(discards().map(({ url }) => url.searchParams.get('version'))).toEqual(['4']);
    expect(toasts.get().at(-1)?.action?.label).toBe('Undo');
  });

  test('has nothing to discard before it is saved, and says when that will be', async () => {
    openClaim('/claim');
    await description();
    expect(screen.getByText('Saves automatically after your first answer')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument();
  });

  test('saves itself while one types; the first save puts its id into the address', async () => {
    const router = openClaim('/claim');
    await writeInto(await description(), 'Glass breakage');
    await waitFor(() => expect(saves().at(-1)?.basicReq.desc).toBe('Glass breakage'));
    expect(await screen.findByText(/^Draft saved/)).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?requestId=7&step=details'));
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
    expect(await screen.findByText('480 serial numbers in your claim')).toBeInTheDocument();
    const again = reload(router);
    expect(await screen.findByText('480 serial numbers in your claim')).toBeInTheDocument();
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
    expect(await screen.findByText(/couldn’t save/)).toBeInTheDocument();
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
    await user.click(within(dialog).getByRole('button', { name: 'Keep my version' }));
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
    await waitFor(() => expect(router.state.location.search).toBe('?requestId=7&step=details'));
    expect(saves()[0]).toMatchObject({ cloneOf: 5, basicReq: { requestId: null, requestNo: null, desc: 'Hot spots!' } });
    expect(saves()[0]?.version).toBeUndefined();
  });
});

test('a copy that moves on to another step right away takes its tab along', async () => {
  // As in the workspace, an address is open only once what is above it has been loaded.
  const page = { path: '*', Component: ModuleClaimPage, loader: () => Promise.resolve(null), HydrateFallback: () => null };
  const router = openPage([page], '/claim?requestId=5&action=clone');
  expect(await screen.findByText(/This is a copy/)).toBeInTheDocument();
  const visits: string[] = [];
  router.subscribe(({ location: { search, state }, historyAction }) => visits.push(`${historyAction} ${search} ${JSON.stringify(state)}`));
  await press(/Continue to shipping/);
  await waitFor(() => expect(router.state.location.search).toBe('?requestId=7&step=shipping'));
  expect(visits.find((visit) => visit.includes('requestId=7'))).toMatch(/^REPLACE .*"keepsTab":true/);
});

test('the step of files has the photos before one, and beside them what adds other files and the space they take', async () => {
  openClaim('/claim?requestId=7&step=attachments');
  expect(await screen.findByRole('heading', { name: 'Show us the defect' })).toBeInTheDocument();
  const beside = screen.getByRole('complementary');
  expect(await within(beside).findByRole('heading', { name: 'Add files' })).toBeInTheDocument();
  expect(within(beside).getByText('Space used')).toBeInTheDocument();
  expect(within(beside).getByText('Up to 20 MB each, 100 MB in total')).toBeInTheDocument();
  expect(screen.getAllByText('Choose files')).toHaveLength(1);
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
