import type { Tx } from '#src/platform/db/database.ts';

/** Sign-ins that were not finished, challenges that were not answered, devices that are no longer remembered. */
export async function removeFactorLeftoversBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('pending_sign_in').where('expires_at', '<', moment).execute();
  await tx.deleteFrom('factor_challenge').where('expires_at', '<', moment).execute();
  await tx.deleteFrom('remembered_device').where('expires_at', '<', moment).execute();
}
