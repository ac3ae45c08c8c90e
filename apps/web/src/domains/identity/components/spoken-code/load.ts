import { captchaImage, speakCaptchaCode } from '@heliodesk/contract/identity';
import type { ComponentType } from 'react';
import { call } from '#src/platform/http/call.ts';
import { loadPagePhrases } from '#src/platform/i18n/language.ts';
import { SpokenCodePlayer } from './player.tsx';

/** A code as sound, and what plays it. */
export interface SpokenCode {
  uuid: string;
  wav: Blob;
  Player: ComponentType<{ wav: Blob; onAgain: () => void }>;
}

/** Asks for a spoken code in the person's language. It belongs to a captcha of its own, because the one on the screen may be too old. */
export async function loadSpokenCode(): Promise<SpokenCode> {
  const [{ uuid }] = await Promise.all([call(captchaImage, { quiet: true }), loadPagePhrases()]);
  const { blob } = await call(speakCaptchaCode, { body: { uuid }, quiet: true });
  return { uuid, wav: blob, Player: SpokenCodePlayer };
}
