// @shares-process
import { activateAccount, register, registrationOptions, resendActivation } from '@heliodesk/contract/account';
import { captchaImage, publicKey } from '@heliodesk/contract/identity';
import { listAccountRoles, listAccountTypes, listCountries, listOrganizationNatures, listSalutations } from '@heliodesk/contract/reference';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dictEntry } from '#src/domains/reference/testing/sample-dictionaries.ts';
import { switchLanguage } from '#src/platform/i18n/language.ts';
import { openApp } from '#src/platform/testing/open-app.tsx';
import { bodiesTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';

const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

const serve = (answer: unknown = null, news: 0 | 1 = 1) =>
  stubServer([
    [
      listCountries,
      [
        { regionId: 40, regionName: 'Austria', code: 'AT', salesRegion: 'europe' },
        { regionId: 724, regionName: 'Spain', code: 'ES', salesRegion: 'europe' },
      ],
    ],
    [listAccountTypes, [dictEntry('1', 'Installer'), dictEntry('3', 'Company (EPC, developer, owner)'), dictEntry('9', 'Something new')]],
    [listAccountRoles, [dictEntry('1', 'Buyer'), dictEntry('2', 'Operator')]],
    [listOrganizationNatures, [dictEntry('1', 'Private')]],
    [listSalutations, [dictEntry('1', 'Ms')]],
    [registrationOptions, { receiveMoreInformation: news }],
    [captchaImage, { captchaEnabled: false, uuid: '', img: '' }],
    [publicKey, { publicKey: key }],
    [register, answer],
    [resendActivation, null],
  ]);

const type = async (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);

async function fillCompany() {
  await userEvent.click(await screen.findByRole('radio', { name: /Installer/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Buyer' }));
  await type(/^Company name/, 'Sierra Clara');
  await userEvent.selectOptions(screen.getByLabelText(/^Organization type/), 'Private');
  await type(/^Tax number/, '0');
  await userEvent.selectOptions(screen.getByLabelText(/^Country or region/), 'Spain');
  await type(/^City/, 'Almería');
  await type(/^Postal code/, '04007');
  await type(/^Address/, 'Calle del Faro 18');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to contact details' }));
  await screen.findByLabelText(/^First name/);
}

async function fillContact() {
  await type(/^First name/, 'Amelia');
  await type(/^Last name/, 'Ortega');
  await type(/^Mobile/, '+34 600 555 018');
  await type(/^E-mail/, 'amelia@sierraclara.example');
  await type(/^Password \*/, 'Almeria26');
  await type(/^Confirm password/, 'Almeria26');
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('registration', () => {
  it.each([
    ['de-AT', 'Austria'],
    ['es-ES', 'Spain'],
    ['en-US', 'Choose'],
    ['de', 'Choose'],
  ])('in a browser that speaks %s, begins with the country: %s', async (language, country) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    serve();
    openApp('/register');
    await screen.findByRole('radio', { name: /Installer/ });
    const field = screen.getByLabelText(/^Country or region/);
    await waitFor(() => expect(field).toHaveDisplayValue(country));
    await userEvent.selectOptions(field, 'Spain');
    expect(field).toHaveDisplayValue('Spain');
  });

  it('says of a company what it does, not once more who it is', async () => {
    serve();
    openApp('/register');
    const tile = await screen.findByRole('radio', { name: /^Company/ });
    expect(tile).toHaveAccessibleName('Company (EPC, developer, owner) You develop or run large solar projects');
  });

  it('corrects the e-mail of what was sent, instead of sending another registration', async () => {
    const calls = serve();
    openApp('/register');
    await fillCompany();
    await fillContact();
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change it' }));
    const email = await screen.findByLabelText(/^E-mail/);
    await userEvent.clear(email);
    await userEvent.type(email, 'amelia.ortega@sierraclara.example');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('amelia.ortega@sierraclara.example')).toBeVisible();
    expect(bodiesTo(calls, register)).toMatchObject([
      { correct: false },
      { correct: true, contactReq: { email: 'amelia.ortega@sierraclara.example' } },
    ]);
  });

  it('sends company and contact as the wire has them, passwords encrypted, and offers the mail again after a minute', async () => {
    const calls = serve();
    openApp('/register');
    await fillCompany();
    await fillContact();
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resend' })).toHaveAttribute('aria-disabled', 'true');
    const [body] = bodiesTo(calls, register);
    expect(body).toMatchObject({
      accountReq: { region: { regionId: 724, regionName: 'Spain' }, accountType: '1', accountRole: ['1'], taxNo: '0' },
      contactReq: { email: 'amelia@sierraclara.example', receiveMoreInformation: 1, privacyPolicy: 1 },
    });
    expect(JSON.stringify(body)).not.toContain('Almeria26');
  });

  it('begins with the consent to news as the configuration has it, and sends what is shown', async () => {
    const calls = serve(null, 0);
    openApp('/register');
    await fillCompany();
    const news = screen.getByRole('checkbox', { name: /news/ });
    expect(news).not.toBeChecked();
    await fillContact();
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(bodiesTo(calls, register)).toMatchObject([{ contactReq: { receiveMoreInformation: 0 } }]);
  });

  it('says at both steps that customer service adds colleagues, and nowhere that they join by themselves', async () => {
    serve();
    openApp('/register');
    expect(await screen.findByText(/Customer service can add your colleagues later/)).toBeVisible();
    await fillCompany();
    expect(screen.getByText(/Customer service can add your colleagues whenever you ask/)).toBeVisible();
    expect(screen.queryByText(/\bjoin/)).not.toBeInTheDocument();
  });

  it('does not continue while the company is not complete, and leads to the list of what is missing', async () => {
    serve();
    openApp('/register');
    await screen.findByRole('radio', { name: /Installer/ });
    await type(/^Tax number/, '123');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to contact details' }));
    expect(await screen.findByText('City is required.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getByText(/Enter at least 5 characters/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Tax number' }));
    expect(screen.getByLabelText(/^Tax number/)).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Your company' })).toBeVisible();
  });

  it('keeps what was typed when going back, and over a reload all but the passwords', async () => {
    serve();
    openApp('/register');
    await fillCompany();
    await fillContact();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText(/^Company name/)).toHaveValue('Sierra Clara');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to contact details' }));
    expect(await screen.findByLabelText(/^Password \*/)).toHaveValue('Almeria26');
    cleanup();
    openApp('/register');
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('Amelia');
    expect(screen.getByLabelText(/^Password \*/)).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Almeria26');
  });

  it('shows refused fields where they stand, also those of the step before', async () => {
    const message = 'Heliodesk employees can’t register as customers. Ask an administrator to add you as a call-center user.';
    serve(new Refused({ code: 510, data: { errors: [{ path: 'contactReq.email', rule: 'staffDomain', message }] } }));
    openApp('/register');
    await fillCompany();
    await fillContact();
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(/^E-mail/)).toHaveValue('amelia@sierraclara.example');
    serve(new Refused({ code: 510, data: { errors: [{ path: 'accountReq.taxNo', rule: 'taxNo', message: 'Not a tax number' }] } }));
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByRole('heading', { name: 'Your company' })).toBeVisible();
    expect(screen.getByText('Not a tax number')).toBeVisible();
  });

  it('leads to the only field that was refused, also on the step before', async () => {
    serve(new Refused({ code: 510, data: { errors: [{ path: 'accountReq.taxNo', rule: 'taxNo', message: 'Not a tax number' }] } }));
    openApp('/register');
    await fillCompany();
    await fillContact();
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(screen.getByLabelText(/^Tax number/)).toHaveFocus());
  });

  it('says when the passwords differ and when the privacy policy is not accepted', async () => {
    serve();
    openApp('/register');
    await fillCompany();
    await fillContact();
    await type(/^Confirm password/, 'x');
    await userEvent.click(screen.getByRole('checkbox', { name: /privacy policy/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('The passwords don’t match.')).toBeVisible();
    expect(screen.getByText('Accept the privacy policy to continue.')).toBeVisible();
  });
});

describe('the parts of a name', () => {
  const filledAs = () => [...document.querySelectorAll('[autocomplete$="-name"]')].map((field) => field.getAttribute('autocomplete'));
  afterEach(() => act(() => switchLanguage('en')));

  it.each(['zh', 'ja'] as const)('start with the family name in %s, and keep what was typed', async (language) => {
    serve();
    openApp('/register');
    await fillCompany();
    await fillContact();
    expect(filledAs()).toEqual(['given-name', 'family-name']);
    await act(() => switchLanguage(language));
    await waitFor(() => expect(filledAs()).toEqual(['family-name', 'given-name']));
    expect(document.querySelector('[autocomplete="family-name"]')).toHaveValue('Ortega');
  });
});

describe('activation', () => {
  it.each([
    ['activated', 'Your account is active'],
    ['alreadyActive', 'Your account is already active'],
  ])('shows that it is %s', async (state, heading) => {
    stubServer([[activateAccount, { state }]]);
    openApp(`/activeAccount?code=${state}`);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  it('says that a link without a code is not complete', async () => {
    stubServer([]);
    openApp('/activeAccount');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete');
    expect(screen.getByRole('button', { name: 'Resend activation e-mail' })).toBeVisible();
  });

  it('offers the mail again after a failure and names the request id', async () => {
    const calls = stubServer([
      [activateAccount, new Refused({ code: 510, msg: 'This link was already used' })],
      [resendActivation, null],
    ]);
    openApp('/activeAccount?code=old');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was already used');
    expect(screen.getByText('test-0001')).toBeVisible();
    await type(/^E-mail address you registered with/, 'amelia@sierraclara.example');
    await userEvent.click(screen.getByRole('button', { name: 'Resend activation e-mail' }));
    expect(await screen.findByText(/We sent an activation e-mail/)).toBeVisible();
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('email')).toBe('amelia@sierraclara.example'));
  });
});
