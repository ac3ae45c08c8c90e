// @shares-process
import { captchaImage, sendCaptchaCode } from '@heliodesk/contract/identity';
import { queryModule } from '@heliodesk/contract/module';
import { currentAnnouncements } from '@heliodesk/contract/reference';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApp } from '#src/platform/testing/open-app.tsx';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { misreadPositions, readAsDigits } from './misread.ts';

const found = {
  genuine: true,
  serialNumber: 'HD7226W14A018842',
  moduleType: 'HD-M72',
  grade: 'A',
  queryTime: '2026-11-20T10:06:31Z',
  warrantyRegion: 'Spain',
  power: 575,
  warrantyStart: null,
  productWarrantyEnd: null,
  performanceWarrantyEnd: null,
};

const serve = (answer: unknown) =>
  stubServer([
    [currentAnnouncements, []],
    [captchaImage, { captchaEnabled: true, uuid: 'u1', img: 'data:image/png;base64,x' }],
    [sendCaptchaCode, { uuid: 'mailed' }],
    [queryModule, answer],
  ]);

describe('the module query', () => {
  it('answers a number in the address with the five figures of the specification', async () => {
    serve(found);
    openApp('/moduleQuery/index?sn=HD7226W14A018842');
    expect(await screen.findByRole('heading', { name: 'Genuine' })).toBeVisible();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['HD7226W14A018842', 'HD-M72 575', 'A', '2026/11/20 10:06:31 UTC', 'Spain']);
    expect(screen.getByText(/to see when the warranty ends/)).toBeVisible();
  });

  it('takes small letters and spaces, and refuses what is no serial number, with what one looks like', async () => {
    const calls = serve(found);
    openApp('/moduleQuery/index');
    const field = await screen.findByLabelText('Module serial number');
    await userEvent.type(field, 'abc{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/isn’t valid.*10 to 24 letters and digits/));
    await userEvent.clear(field);
    await userEvent.type(field, 'hd7226 w14a 018842{Enter}');
    expect(await screen.findByRole('heading', { name: 'Genuine' })).toBeVisible();
    expect(calls.at(-1)?.url.searchParams.get('sn')).toBe('HD7226W14A018842');
  });

  it('marks letters that may be digits, and asks again with one press', async () => {
    serve(({ url }: { url: URL }) => {
      const sn = url.searchParams.get('sn') ?? '';
      return sn.includes('I') ? { ...found, genuine: false, serialNumber: sn } : found;
    });
    openApp('/moduleQuery/index?sn=HD7226WI4A0I8842');
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check HD7226W14A018842' }));
    expect(await screen.findByRole('heading', { name: 'Genuine' })).toBeVisible();
  });

  it('asks for the characters of a picture after many questions', async () => {
    const refused = new Refused({ code: 510, data: { errors: [{ path: 'code', rule: 'captcha', message: 'Type the characters' }] } });
    const calls = serve(({ url }: { url: URL }) => (url.searchParams.get('code') ? found : refused));
    openApp('/moduleQuery/index?sn=HD7226W14A018842');
    await userEvent.type(await screen.findByLabelText(/Characters in the picture/), 'k7Rm4{Enter}');
    expect(await screen.findByRole('heading', { name: 'Genuine' })).toBeVisible();
    expect(calls.at(-1)?.url.searchParams.get('uuid')).toBe('u1');
  });

  it('sends a code to people who can’t read the picture, and asks them for an address', async () => {
    const refused = new Refused({ code: 510, data: { errors: [{ path: 'code', rule: 'captcha', message: 'Type the characters' }] } });
    const calls = serve(({ url }: { url: URL }) => (url.searchParams.get('code') ? found : refused));
    openApp('/moduleQuery/index?sn=HD7226W14A018842');
    await userEvent.click(await screen.findByRole('button', { name: /Get a code by e-mail/ }));
    const address = screen.getByLabelText('E-mail');
    expect(address).toHaveFocus();
    await userEvent.type(address, 'a@b.example{Enter}');
    const code = await screen.findByLabelText(/Code from the e-mail/);
    expect(code).toHaveAccessibleDescription(/We sent a code to a@b.example/);
    expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument();
    await userEvent.type(code, '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Genuine' })).toBeVisible();
    expect(calls.at(-1)?.url.searchParams.get('uuid')).toBe('mailed');
  });
});

describe('misread letters', () => {
  it('are those that are beside digits', () => {
    expect(misreadPositions('HD7226WI4A0I8842')).toEqual([7, 11]);
    expect(misreadPositions('BIZHD72261234567')).toEqual([]);
    expect(readAsDigits('HD7226WI4A0I8842', [7, 11])).toBe('HD7226W14A018842');
  });
});
