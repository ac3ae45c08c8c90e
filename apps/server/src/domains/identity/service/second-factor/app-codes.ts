import type { AppSetUp } from '@heliodesk/contract/identity';
import { limits } from '@heliodesk/contract/kit';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { createSeal } from '#src/platform/crypto/seal.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findApp, updateStepUsed } from '../../store/second-factor/apps.ts';

const { appCodeDigits: digits, appCodeSeconds: period } = limits;

const sealOf = ({ config }: Platform) => createSeal(config.secret, 'authenticator app');

/** A key for an app, as it is stored. */
export const newSealedSecret = (platform: Platform): Buffer => sealOf(platform).seal(Buffer.from(new Secret({ size: 20 }).bytes));

const totpOf = (platform: Platform, sealed: Uint8Array, label = ''): TOTP => {
  const bytes = Uint8Array.from(sealOf(platform).unseal(sealed));
  return new TOTP({ issuer: 'Heliodesk', label, period, digits, algorithm: 'SHA1', secret: new Secret({ buffer: bytes.buffer }) });
};

/** The dark modules of a QR code as one path, a run of a row at a time. */
function drawn({ data, size }: { data: boolean[][]; size: number }): AppSetUp['qr'] {
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size, path: runs.join('') };
}

/** What someone enters into their app: a picture to scan, and the key for typing. */
export function showSetUp(platform: Platform, sealed: Uint8Array, email: string): AppSetUp {
  const totp = totpOf(platform, sealed, email);
  const uri = totp.toString();
  return { secret: (totp.secret.base32.match(/.{1,4}/g) ?? []).join(' '), uri, qr: drawn(encode(uri, { ecc: 'M', border: 0 })) };
}

/** The step that a code belongs to: that of now, or one beside it for clocks that are wrong. */
export function stepOf(platform: Platform, sealed: Uint8Array, code: string): number | undefined {
  const timestamp = platform.clock.now().getTime();
  const delta = totpOf(platform, sealed).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / period) + delta;
}

/** Uses up a code of someone's app; one that was used, or an earlier one, proves nothing. */
export async function useAppCode(platform: Platform, tx: Tx, userId: number, code: string): Promise<boolean> {
  const app = await findApp(tx, userId);
  const step = app && stepOf(platform, app.secret, code);
  return step !== undefined && updateStepUsed(tx, userId, step, platform.clock.now());
}
