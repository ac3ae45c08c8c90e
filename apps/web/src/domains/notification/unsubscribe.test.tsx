// @shares-process
import { readSubscription, subscribeAgain, switchMailsOff } from '@heliodesk/contract/notification';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import Unsubscribe from './pages/unsubscribe.tsx';

const open = () => openPage([{ path: '/unsubscribe', element: <Unsubscribe /> }], '/unsubscribe?key=7.progress.abc');

test('the page asks before it switches anything off, says what is off, and takes it back', async () => {
  const user = userEvent.setup();
  const calls = stubServer([
    [readSubscription, { topic: 'progress', isOn: true }],
    [switchMailsOff, { topics: ['progress'] }],
    [subscribeAgain, { topic: 'progress', isOn: true }],
  ]);
  open();
  expect(await screen.findByRole('heading', { name: 'Turn off these e-mails?' })).toBeVisible();
  expect(screen.getByText('Progress of your requests')).toBeVisible();
  expect(callsTo(calls, switchMailsOff)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Turn off e-mails' }));
  expect(await screen.findByRole('heading', { name: 'These e-mails are off' })).toBeVisible();
  expect(callsTo(calls, switchMailsOff).map(({ url }) => new URL(url).searchParams.get('key'))).toEqual(['7.progress.abc']);
  await user.click(screen.getByRole('button', { name: 'Turn on again' }));
  await waitFor(() => expect(bodiesTo(calls, subscribeAgain)).toEqual([{ key: '7.progress.abc', topics: ['progress'] }]));
  expect(await screen.findByRole('heading', { name: 'Turn off these e-mails?' })).toBeVisible();
});

test('of a daily mail, all its topics come back', async () => {
  const user = userEvent.setup();
  const calls = stubServer([
    [readSubscription, { topic: 'daily', isOn: true }],
    [switchMailsOff, { topics: ['messages', 'progress'] }],
    [subscribeAgain, { topic: 'daily', isOn: true }],
  ]);
  open();
  await user.click(await screen.findByRole('button', { name: 'Turn off e-mails' }));
  await user.click(await screen.findByRole('button', { name: 'Turn on again' }));
  await waitFor(() => expect(bodiesTo(calls, subscribeAgain)).toMatchObject([{ topics: ['messages', 'progress'] }]));
});

test('a link that doesn’t work says so', async () => {
  stubServer([[readSubscription, new Refused({ code: 404 })]]);
  open();
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn off e-mails' })).toBeNull();
});
