import { expect, test } from './fixtures/index.ts';
import { enterPassword, removeFactor } from './fixtures/second-factor.ts';

test('a passkey is added in the profile, asked for at sign-in, and removed', async ({ page, axe, signIn }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn('tracker');
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await axe();
  await codes.getByRole('button', { name: 'I’ve saved them somewhere safe' }).click();
  await page.context().clearCookies();

  await enterPassword(page, 'tracker');
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeFocused();
  await axe();
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await expect(page).not.toHaveURL(/\/login/);

  await removeFactor(page);
});

test('the second step can be used on a phone, in Arabic', async ({ page, axe, speak, signIn }) => {
  await signIn('module');
  await speak('ar');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/user/profile');
  await expect(page.getByRole('heading', { name: 'عامل التحقق الثاني' })).toBeVisible();
  await axe();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
