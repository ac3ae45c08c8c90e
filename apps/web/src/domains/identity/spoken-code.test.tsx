// @shares-process
import { captchaImage, publicKey, signInOptions, speakCaptchaCode } from '@heliodesk/contract/identity';
import { currentAnnouncements } from '@heliodesk/contract/reference';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '#src/platform/testing/open-app.tsx';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: () => 'blob:sound', revokeObjectURL: () => undefined }));
});

async function listen(answer: unknown = 'sound') {
  let pictures = 0;
  const calls = stubServer([
    [currentAnnouncements, []],
    [signInOptions, { singleSignOn: false, captchaEnabled: true, demo: null }],
    [captchaImage, () => ({ captchaEnabled: true, uuid: `picture-${(pictures += 1)}`, img: 'data:image/png;base64,x' })],
    [speakCaptchaCode, answer],
    [publicKey, { publicKey: '' }],
  ]);
  openApp('/login');
  await screen.findByRole('img', { name: /distorted/ });
  await userEvent.click(screen.getByRole('button', { name: 'Listen to a code' }));
  return calls;
}

describe('the spoken code', () => {
  it('is played for people who cannot read the picture, by a player that has the focus', async () => {
    const calls = await listen();
    const player = await screen.findByLabelText<HTMLAudioElement>('Spoken code');
    // It takes the focus once it is there.
    await waitFor(() => expect(player).toHaveFocus());
    expect(player).toHaveAttribute('src', 'blob:sound');
    expect(player.controls).toBe(true);
    expect(bodiesTo(calls, speakCaptchaCode)).toEqual([{ uuid: 'picture-2' }]);
    expect(callsTo(calls, speakCaptchaCode)[0]?.headers.get('lang')).toBe('en');
    const field = screen.getByLabelText(/Digits you hear/);
    expect(field).toHaveAccessibleDescription(/6 digits within 10 minutes/);
    expect(screen.queryByRole('img', { name: /distorted/ })).not.toBeInTheDocument();
  });

  it('is replaced by another one, or by a picture', async () => {
    const calls = await listen();
    await userEvent.click(await screen.findByRole('button', { name: 'Another code' }));
    await waitFor(() => expect(bodiesTo(calls, speakCaptchaCode)).toEqual([{ uuid: 'picture-2' }, { uuid: 'picture-3' }]));
    await userEvent.click(screen.getByRole('button', { name: 'Show a picture instead' }));
    expect(await screen.findByRole('img', { name: /distorted/ })).toBeVisible();
    expect(screen.queryByLabelText('Spoken code')).not.toBeInTheDocument();
  });

  it('says when there were too many, and leaves the picture', async () => {
    await listen(new Refused({ code: 429, msg: 'Too many attempts' }));
    expect(await screen.findByText('Too many attempts')).toBeVisible();
    expect(screen.getByRole('img', { name: /distorted/ })).toBeVisible();
  });
});
