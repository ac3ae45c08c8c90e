// @shares-process
import {
  addPendingApp,
  beginPendingApp,
  captchaImage,
  endMyOtherSessions,
  freshProofWays,
  getInfo,
  getRouters,
  proveFactor,
  publicKey,
  signIn,
  signInOptions,
  useFactorLink as removeByLink,
} from '@heliodesk/contract/identity';
import { currentAnnouncements } from '@heliodesk/contract/reference';
import { screen, waitFor } from '@testing-library/react';
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerProof, isProofAsked } from '#src/platform/fresh-proof.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { call } from '#src/platform/http/call.ts';
import { loadFactorPhrases } from '#src/platform/i18n/language.ts';
import { readToken } from '#src/platform/session.ts';
import { openApp } from '#src/platform/testing/open-app.tsx';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { FreshProofDialog } from './components/second-factor/fresh-proof-dialog.tsx';

const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const person = {
  userId: 1,
  userName: 'Marta',
  avatar: null,
  email: 'marta@b.example',
  kind: 'customer',
  companyName: null,
  language: 'en',
  contactId: 1,
};
const step = { pendingToken: 'pending', mustSetUp: false, ways: ['app', 'recoveryCode'], recoveryCodesLeft: 7, email: 'marta@b.example' };
const signedIn = { token: 'tok', expireIn: 7_200 };
const setUp = { secret: 'JBSW Y3DP', uri: 'otpauth://totp/x', qr: { size: 21, path: 'M0 0h7v1h-7z' } };
const codes = ['7K4F-Q2MD', 'X9RT-3HVA'];

function serve({ secondStep = step, proof = signedIn as unknown } = {}) {
  return stubServer([
    [currentAnnouncements, []],
    [signInOptions, { singleSignOn: false, captchaEnabled: false, demo: null }],
    [captchaImage, { captchaEnabled: false, uuid: '', img: '' }],
    [publicKey, { publicKey: key }],
    [signIn, { token: '', expireIn: 0, secondStep }],
    [proveFactor, proof],
    [beginPendingApp, setUp],
    [addPendingApp, { ...signedIn, recoveryCodes: codes }],
    [getInfo, { user: person, roles: ['customer'], permissions: [] }],
    [getRouters, []],
    [removeByLink, null],
  ]);
}

async function enterPassword() {
  const router = openApp('/login?redirect=%2Fprivacy');
  await user.type(await screen.findByLabelText('E-mail'), 'marta@b.example');
  await user.type(screen.getByLabelText('Password'), 'Sunny2026');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return router;
}

describe('the second step of a sign-in', () => {
  it('takes the code of the app, and then opens the session', async () => {
    const calls = serve();
    const router = await enterPassword();
    await user.click(await screen.findByRole('checkbox', { name: /Don’t ask again/ }));
    await user.type(screen.getByLabelText('Code from your authenticator app'), '41820');
    expect(bodiesTo(calls, proveFactor)).toEqual([]);
    expect(readToken()).toBeUndefined();
    await user.keyboard('9');
    await waitFor(() => expect(router.state.location.pathname).toBe('/privacy'));
    expect(readToken()).toBe('tok');
    expect(bodiesTo(calls, proveFactor)).toEqual([{ pendingToken: 'pending', proof: { way: 'app', code: '418209' }, remember: true }]);
  });

  it('says what is wrong with a code, and starts again once the sign-in is over', async () => {
    const refusals = [
      { code: 400, msg: 'Wrong code', data: { key: 'auth.wrongCode', left: 4 } },
      { code: 400, msg: 'Took too long', data: { key: 'auth.secondStepExpired' } },
    ];
    serve({ proof: () => new Refused(refusals.shift() ?? { code: 500 }) });
    await enterPassword();
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await user.type(await screen.findByLabelText('Recovery code'), '7k4f q2md');
    expect(screen.getByText(/Codes left: 7 of 10/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Wrong code')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Took too long')).toBeVisible();
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it('takes a code that is pasted with a space, and marks a wrong one to be replaced', async () => {
    const calls = serve({ proof: new Refused({ code: 400, msg: 'Wrong code', data: { key: 'auth.wrongCode', left: 4 } }) });
    await enterPassword();
    await user.click(await screen.findByLabelText('Code from your authenticator app'));
    await user.paste('418 209');
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong code');
    const field = screen.getByLabelText<HTMLInputElement>('Code from your authenticator app');
    expect(field).toBeInvalid();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
    await user.keyboard('5');
    expect(field).toHaveValue('5');
    expect(bodiesTo(calls, proveFactor)).toMatchObject([{ proof: { code: '418209' } }]);
  });

  it('says what is wrong with a code that is too short', async () => {
    const errors = [{ path: 'proof.code', rule: 'invalid', message: 'The code isn’t valid.' }];
    serve({ proof: new Refused({ code: 510, msg: 'Check the highlighted fields.', data: { key: 'validation', errors } }) });
    await enterPassword();
    await user.type(await screen.findByLabelText('Code from your authenticator app'), '41820{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The code isn’t valid\.$/);
  });

  it('sets up an app where the role needs one, and opens the session once the codes are saved', async () => {
    serve({ secondStep: { ...step, mustSetUp: true, ways: [] } });
    await enterPassword();
    await user.click(await screen.findByRole('radio', { name: /Authenticator app/ }));
    await user.click(screen.getByRole('button', { name: 'Continue with app' }));
    expect(await screen.findByRole('img', { name: 'QR code with the key for your app' })).toBeVisible();
    await user.type(screen.getByLabelText('Enter the 6 digits your app shows'), '418209');
    await user.click(screen.getByRole('button', { name: 'Check code' }));
    expect(await screen.findByText('7K4F-Q2MD')).toBeVisible();
    expect(readToken()).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Finish' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /I’ve saved them somewhere safe/ }));
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(readToken()).toBe('tok'));
  });
});

it('the dialog that asks for fresh proof is ready for the password', async () => {
  await loadFactorPhrases();
  stubServer([[freshProofWays, { passkey: false, password: true, withCode: false, signOn: false }]]);
  openPage([{ path: '*', Component: FreshProofDialog }], '/');
  await waitFor(async () => expect(await screen.findByLabelText('Password')).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveClass('ant-btn-primary');
});

describe('a call that needs fresh proof', () => {
  const refusal = new Refused({ code: 428, data: { key: 'auth.freshProofRequired' } });

  it('waits for the person and is repeated', async () => {
    let isProved = false;
    const calls = stubServer([[endMyOtherSessions, () => (isProved ? null : refusal)]]);
    const answer = call(endMyOtherSessions);
    await waitFor(() => expect(isProofAsked.get()).toBe(true));
    isProved = true;
    answerProof(true);
    await expect(answer).resolves.toBeNull();
    expect(callsTo(calls, endMyOtherSessions)).toHaveLength(2);
  });

  it('ends quietly where the person does not want to', async () => {
    toasts.set([]);
    stubServer([[endMyOtherSessions, refusal]]);
    const answer = call(endMyOtherSessions);
    await waitFor(() => expect(isProofAsked.get()).toBe(true));
    answerProof(false);
    await expect(answer).rejects.toMatchObject({ failure: 'aborted' });
    expect(toasts.get()).toEqual([]);
  });
});

it('the mailed link takes a lost factor away by a click, not by being opened', async () => {
  const calls = serve();
  openApp('/lostFactor?key=abc');
  const button = await screen.findByRole('button', { name: 'Remove second factor' });
  expect(callsTo(calls, removeByLink)).toHaveLength(0);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Second factor removed' })).toBeVisible();
  expect(bodiesTo(calls, removeByLink)).toEqual([{ key: 'abc' }]);
});
