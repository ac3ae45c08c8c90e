// @shares-process
import {
  beginSignOn,
  bindSignOn,
  finishSignOn,
  getInfo,
  getRouters,
  publicKey,
  signInOptions,
  signOut,
} from '@heliodesk/contract/identity';
import { currentAnnouncements } from '@heliodesk/contract/reference';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readToken } from '#src/platform/session.ts';
import { tabStorage } from '#src/platform/storage.ts';
import { openApp } from '#src/platform/testing/open-app.tsx';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { landingPages } from '#src/app/landing-pages.ts';
import { landingPath, registerLandingPages, signOnLanding } from './redirect-target.ts';

registerLandingPages(async () => landingPages);

const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const user = {
  userId: 4,
  userName: 'Ingrid Halvorsen',
  avatar: null,
  email: 'ingrid@maker.example',
  kind: 'staff',
  companyName: null,
  language: 'en',
  contactId: null,
};
const signedIn = { outcome: 'signedIn', token: 'tok', roleId: 2, redirect: '/privacy' };
const unknown = { outcome: 'unknown', bindToken: 'bind-me', email: 'nora@maker.example' };

function serve({ answer = signedIn as unknown, bound = signedIn as unknown, started = { url: '#left', state: 's1' } as unknown } = {}) {
  return stubServer([
    [currentAnnouncements, []],
    [signInOptions, { singleSignOn: true, captchaEnabled: false, demo: null }],
    [beginSignOn, started],
    [finishSignOn, answer],
    [bindSignOn, bound],
    [publicKey, { publicKey: key }],
    [getInfo, { user, roles: ['agent'], permissions: [] }],
    [getRouters, []],
    [signOut, null],
  ]);
}

const callback = '/oauth2/callback?code=c1&state=s1&iss=https%3A%2F%2Fid.example';

describe('the button of the unified authentication', () => {
  it('goes to the provider, takes the wanted place along and remembers the state in this tab', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const calls = serve({ started: { url: 'https://id.example/auth?x=1', state: 's1' } });
    openApp('/login?redirect=%2Fdesk%3Flate%3D1');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with SSO' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://id.example/auth?x=1'));
    expect(callsTo(calls, beginSignOn)[0]?.url.searchParams.get('redirect')).toBe('/desk?late=1');
    expect(tabStorage.get('signOnState')).toBe('s1');
    assign.mockRestore();
  });

  it('takes no foreign place along, and says when the provider is away', async () => {
    const calls = serve({ started: new Refused({ code: 503, msg: 'Single sign-on isn’t responding.' }) });
    openApp('/login?redirect=%2F%2Fevil.example');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with SSO' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('isn’t responding');
    expect(callsTo(calls, beginSignOn)[0]?.url.search).toBe('');
    expect(screen.getByLabelText('Password')).toBeVisible();
  });
});

describe('the answer of the unified authentication', () => {
  beforeEach(() => tabStorage.set('signOnState', 's1'));

  it.each(['/', '/callback', '/oauth2/callback'])('is taken at %s, and leads where the person wanted to go', async (path) => {
    const calls = serve();
    const router = openApp(callback.replace('/oauth2/callback', path));
    await waitFor(() => expect(router.state.location.pathname).toBe('/privacy'));
    expect(bodiesTo(calls, finishSignOn)).toEqual([{ code: 'c1', state: 's1', iss: 'https://id.example' }]);
    expect(readToken()).toBe('tok');
    expect(tabStorage.get('signOnState')).toBeUndefined();
  });

  it('says that it is on its way', async () => {
    serve({ answer: () => new Promise(() => undefined) });
    openApp(callback);
    expect(await screen.findByRole('status')).toHaveTextContent('Signing in, please wait');
  });

  it.each([
    ['another state', callback.replace('state=s1', 'state=s2'), 'We couldn’t complete the sign-in. Try again.'],
    ['no state', '/oauth2/callback?code=c1', 'We couldn’t complete the sign-in. Try again.'],
    ['no code', '/oauth2/callback?error=access_denied&state=s1', 'No authorization code obtained'],
  ])('with %s is not taken', async (_, address, words) => {
    const calls = serve();
    const router = openApp(address);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(callsTo(calls, finishSignOn)).toEqual([]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(readToken()).toBeUndefined();
  });

  it('is not taken by a tab that began nothing', async () => {
    tabStorage.remove('signOnState');
    const calls = serve();
    openApp(callback);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t complete the sign-in. Try again.');
    expect(callsTo(calls, finishSignOn)).toEqual([]);
  });

  it('that the server refuses is told in its words, and leads back', async () => {
    serve({ answer: new Refused({ code: 400, msg: 'We couldn’t complete the sign-in. Try again.' }) });
    const router = openApp(callback);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t complete the sign-in. Try again.');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});

describe('/auth-redirect', () => {
  const address = '/auth-redirect?code=c1&state=s9&redirect=%2Fknowledge%2Fhome';

  it('asks first whether the session of another page is the person’s own', async () => {
    const calls = serve();
    const router = openApp(address);
    expect(await screen.findByRole('heading', { name: 'Continue as Ingrid Halvorsen?' })).toBeVisible();
    expect(screen.getByText('ingrid@maker.example')).toBeVisible();
    expect(readToken()).toBeUndefined();
    expect(callsTo(calls, getInfo)[0]?.headers.get('authorization')).toBe('Bearer tok');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/knowledge/home'));
    expect(readToken()).toBe('tok');
  });

  it('ends a session that is not taken', async () => {
    const calls = serve();
    const router = openApp(address);
    await userEvent.click(await screen.findByRole('button', { name: 'Don’t sign in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(callsTo(calls, signOut)[0]?.headers.get('authorization')).toBe('Bearer tok');
    expect(readToken()).toBeUndefined();
  });

  it('binds no one to an identity that came from elsewhere', async () => {
    serve({ answer: unknown });
    openApp(address);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t complete the sign-in. Try again.');
    expect(tabStorage.get('signOnBinding')).toBeUndefined();
  });

  it('continues right away with what this tab started', async () => {
    tabStorage.set('signOnState', 's9');
    serve();
    const router = openApp(address);
    await waitFor(() => expect(router.state.location.pathname).toBe('/knowledge/home'));
  });
});

describe('/bind', () => {
  const fill = async () => {
    await userEvent.type(await screen.findByLabelText('E-mail'), 'ingrid@maker.example');
    await userEvent.type(screen.getByLabelText('Password'), 'Sunny2026');
    await userEvent.click(screen.getByRole('button', { name: 'Link and sign in' }));
  };

  it('follows for someone unknown, takes their sign-in once and lets them in', async () => {
    tabStorage.set('signOnState', 's1');
    const calls = serve({ answer: unknown });
    const router = openApp(callback);
    await waitFor(() => expect(router.state.location.pathname).toBe('/bind'));
    expect(router.state.location.search).toBe('');
    expect(await screen.findByText('nora@maker.example')).toBeVisible();
    await fill();
    await waitFor(() => expect(router.state.location.pathname).toBe('/privacy'));
    expect(bodiesTo(calls, bindSignOn)[0]).toMatchObject({ bindToken: 'bind-me', username: 'ingrid@maker.example' });
    expect(JSON.stringify(calls.map(({ body }) => body))).not.toContain('Sunny2026');
    expect(tabStorage.get('signOnBinding')).toBeUndefined();
  });

  it('keeps what was typed when it is refused', async () => {
    tabStorage.setJson('signOnBinding', { bindToken: 'bind-me', email: '' });
    serve({ bound: new Refused({ code: 400, msg: 'Wrong e-mail or password.' }) });
    openApp('/bind');
    await fill();
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong e-mail or password.');
    expect(screen.getByLabelText('E-mail')).toHaveValue('ingrid@maker.example');
  });

  it('says so when there is nothing to bind', async () => {
    serve();
    openApp('/bind');
    expect(await screen.findByRole('heading', { name: 'There’s nothing to link' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login');
  });
});

describe('where people land', () => {
  it.each([
    [4, '/warrantyclaim/moduleclaim'],
    [6, '/warrantyclaim/partsclaim'],
    [2, '/home'],
    [null, '/home'],
  ])('after single sign-on with role %j: %s', async (roleId, path) => {
    expect(await signOnLanding(roleId)).toBe(path);
  });

  it.each([
    ['staff', '/desk'],
    ['provider', '/user/profile'],
    ['customer', '/profile/myRequest'],
  ] as const)('after the plain sign-in of a %s: %s', async (kind, path) => {
    const permissions = ['csp:desk:list', 'csp:request:list'];
    expect(await landingPath({ user: { ...user, kind, language: 'en' }, roles: ['agent'], permissions })).toBe(path);
  });

  it('after the plain sign-in of an employee whose desk is always empty: the own profile', async () => {
    const permissions = ['csp:desk:list', 'csp:request:list'];
    expect(await landingPath({ user: { ...user, kind: 'staff', language: 'en' }, roles: ['finance'], permissions })).toBe('/user/profile');
  });

  it('after the plain sign-in of someone who checks bank details: the payments', async () => {
    const permissions = ['csp:desk:list', 'csp:pay:check'];
    expect(await landingPath({ user: { ...user, kind: 'staff', language: 'en' }, roles: ['finance'], permissions })).toBe('/payment/bank');
  });

  it('after the plain sign-in of an employee without a role: the own profile', async () => {
    expect(await landingPath({ user: { ...user, kind: 'staff', language: 'en' }, roles: ['ROLE_DEFAULT'], permissions: [] })).toBe(
      '/user/profile',
    );
  });
});
