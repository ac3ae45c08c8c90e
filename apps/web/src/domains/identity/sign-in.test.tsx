// @shares-process
import { captchaImage, getInfo, getRouters, publicKey, sendCaptchaCode, signIn, signInOptions } from '@heliodesk/contract/identity';
import { currentAnnouncements } from '@heliodesk/contract/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readToken } from '#src/platform/session.ts';
import { openApp } from '#src/platform/testing/open-app.tsx';
import { bodiesTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';

const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const user = {
  userId: 1,
  userName: 'Amelia',
  avatar: null,
  email: 'a@b.example',
  kind: 'customer',
  companyName: null,
  language: 'en',
  contactId: 1,
};
const demo = { password: 'Sunny2026', users: [{ email: 'agent@demo.example', role: 'agent', form: 'staff' }] };

function serve({ captchaEnabled = true, answer = { token: 'tok', expireIn: 7200 } as unknown, withDemo = false } = {}) {
  let pictures = 0;
  return stubServer([
    [currentAnnouncements, []],
    [signInOptions, { singleSignOn: false, captchaEnabled, demo: withDemo ? demo : null }],
    [captchaImage, () => ({ captchaEnabled, uuid: `picture-${(pictures += 1)}`, img: 'data:image/png;base64,x' })],
    [sendCaptchaCode, { uuid: 'mailed' }],
    [publicKey, { publicKey: key }],
    [signIn, answer],
    [getInfo, { user, roles: ['customer'], permissions: [] }],
    [getRouters, []],
  ]);
}

const bodyOf = (calls: ReturnType<typeof serve>) => bodiesTo(calls, signIn).at(-1);

async function fill({ code = true } = {}) {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'a@b.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Sunny2026');
  if (code) await userEvent.type(screen.getByLabelText(/Characters in the picture/), 'k7Rm4');
}

/** Opens the page, fills in the form and sends it. */
async function trySignIn(): Promise<void> {
  openApp('/login');
  await screen.findByRole('img', { name: /distorted/ });
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the sign-in page', () => {
  it('signs in with an encrypted password and goes where one wanted to go', async () => {
    const calls = serve();
    const router = openApp('/login?redirect=%2Fprivacy');
    await screen.findByRole('img', { name: /distorted/ });
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/privacy'));
    expect(bodyOf(calls)).toMatchObject({ username: 'a@b.example', code: 'k7Rm4', uuid: 'picture-1', form: 'customer' });
    expect(JSON.stringify(bodyOf(calls))).not.toContain('Sunny2026');
    expect(readToken()).toBe('tok');
  });

  it('never leaves the site, whatever the redirect says', async () => {
    serve();
    const router = openApp('/login?redirect=%2F%2Fevil.example%2Fx');
    await screen.findByRole('img', { name: /distorted/ });
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(readToken()).toBe('tok'));
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'));
    expect(router.state.location.pathname).not.toContain('evil');
  });

  it('keeps what was typed when it is refused, says why and asks for a new picture', async () => {
    serve({ answer: new Refused({ code: 400, msg: 'Wrong e-mail or password.' }) });
    await trySignIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong e-mail or password.');
    expect(screen.getByLabelText('E-mail')).toHaveValue('a@b.example');
    expect(screen.getByLabelText('Password')).toHaveValue('Sunny2026');
    await waitFor(() => expect(screen.getByLabelText(/Characters in the picture/)).toHaveValue(''));
  });

  it('says that the characters were wrong, beside the new picture', async () => {
    serve({
      answer: new Refused({ code: 510, data: { errors: [{ path: 'code', rule: 'captcha', message: 'These characters are wrong' }] } }),
    });
    await trySignIn();
    await waitFor(() => expect(screen.getByLabelText(/Characters in the picture/)).toHaveValue(''));
    expect(screen.getByText('These characters are wrong')).toBeVisible();
    expect(screen.queryByText(/Characters in the picture is required/)).not.toBeInTheDocument();
  });

  it('sends once, however often the button is pressed', async () => {
    const calls = serve({ answer: new Promise(() => undefined) });
    openApp('/login');
    await screen.findByRole('img', { name: /distorted/ });
    await fill();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('button', { name: /Signing in/ });
    await waitFor(() => expect(bodyOf(calls)).toBeDefined());
    expect(bodiesTo(calls, signIn)).toHaveLength(1);
  });

  it('forgets what the other form was told', async () => {
    serve({ answer: new Refused({ code: 400, msg: 'Wrong e-mail or password.' }) });
    await trySignIn();
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('tab', { name: 'Internal employee' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('a@b.example');
  });

  it('says what is missing before anything is sent', async () => {
    const calls = serve();
    openApp('/login');
    await screen.findByRole('img', { name: /distorted/ });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Password is required.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Check these 3 fields');
    expect(bodyOf(calls)).toBeUndefined();
  });

  it('asks for no characters where the captcha is off', async () => {
    const calls = serve({ captchaEnabled: false });
    openApp('/login');
    await waitFor(() => expect(screen.queryByLabelText(/Characters/)).not.toBeInTheDocument());
    await fill({ code: false });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(bodyOf(calls)).toMatchObject({ code: '' }));
  });

  it('e-mails a code to people who cannot read the picture', async () => {
    const calls = serve();
    openApp('/login');
    await screen.findByRole('img', { name: /distorted/ });
    await userEvent.click(screen.getByRole('button', { name: /Get a code by e-mail/ }));
    expect(await screen.findByText(/Enter your e-mail address first/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('E-mail'), 'a@b.example');
    await userEvent.click(screen.getByRole('button', { name: /Get a code by e-mail/ }));
    await userEvent.type(await screen.findByLabelText(/Code from the e-mail/), '123456');
    await userEvent.type(screen.getByLabelText('Password'), 'Sunny2026');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(bodyOf(calls)).toMatchObject({ code: '123456', uuid: 'mailed' }));
  });

  it('says that a code was sent, and no longer that the characters were wrong', async () => {
    serve({
      answer: new Refused({ code: 510, data: { errors: [{ path: 'code', rule: 'captcha', message: 'These characters are wrong' }] } }),
    });
    await trySignIn();
    expect(await screen.findByText('These characters are wrong')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Get a code by e-mail/ }));
    expect(await screen.findByText(/We sent a code to a@b.example/)).toBeVisible();
    expect(screen.queryByText('These characters are wrong')).not.toBeInTheDocument();
    const field = screen.getByLabelText(/Code from the e-mail/);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/We sent a code/);
  });

  it('beside every refusal leads to the other form', async () => {
    serve({ answer: new Refused({ code: 400, msg: 'Wrong e-mail or password.' }) });
    await trySignIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Employee? Use the other form' }));
    expect(screen.getByRole('tab', { name: 'Internal employee' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('E-mail')).toHaveValue('a@b.example');
    expect(screen.queryByRole('button', { name: /Use the other form/ })).not.toBeInTheDocument();
  });

  it('shows how long to wait after wrong passwords, and locks the button until then', async () => {
    const calls = serve({ answer: new Refused({ code: 429, data: { key: 'auth.tooManyAttempts', seconds: 192 } }) });
    await trySignIn();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Try again in 3:1\d/);
    expect(within(alert).getByRole('link', { name: 'Reset password' })).toHaveAttribute('href', '/forget');
    const button = screen.getByRole('button', { name: 'Sign in' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(bodiesTo(calls, signIn)).toHaveLength(1);
  });

  it('says that the account is the one of the last visit, and forgets it on request', async () => {
    localStorage.setItem('csp_portal_account', 'amelia@sierraclara.example');
    serve();
    openApp('/login');
    expect(await screen.findByText('Account from your last visit on this device')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Not you?' }));
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
    expect(localStorage.getItem('csp_portal_account')).toBeNull();
    expect(screen.queryByText('Account from your last visit on this device')).not.toBeInTheDocument();
  });

  it('opens the form that was used last', async () => {
    localStorage.setItem('csp_portal_signInForm', 'staff');
    serve();
    openApp('/login?redirect=%2Fprivacy');
    expect(await screen.findByRole('tab', { name: 'Internal employee' })).toHaveAttribute('aria-selected', 'true');
    await screen.findByRole('img', { name: /distorted/ });
    await userEvent.click(screen.getByRole('tab', { name: 'Customer or provider' }));
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(localStorage.getItem('csp_portal_signInForm')).toBe('customer'));
  });

  it('remembers the name only', async () => {
    serve();
    openApp('/login?redirect=%2Fprivacy');
    await screen.findByRole('img', { name: /distorted/ });
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember my account' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(localStorage.getItem('csp_portal_account')).toBe('a@b.example'));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Sunny2026');
  });

  it('fills the form of a demo sign-in', async () => {
    serve({ withDemo: true });
    openApp('/login');
    await userEvent.click(await screen.findByText('Demo sign-ins'));
    await userEvent.click(screen.getByRole('button', { name: /Call-center agent/ }));
    expect(screen.getByLabelText('E-mail')).toHaveValue('agent@demo.example');
    expect(screen.getByRole('tab', { name: 'Internal employee' })).toHaveAttribute('aria-selected', 'true');
  });
});
