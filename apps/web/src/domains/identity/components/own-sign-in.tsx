import { lazy, Suspense } from 'react';
import { loadFactorPhrases } from '#src/platform/i18n/language.ts';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';

const OwnFactors = lazy(async () => {
  const [{ OwnFactors: factors }] = await Promise.all([import('./second-factor/own-factors.tsx'), loadFactorPhrases()]);
  return { default: factors };
});

/** How one signs in: the password, the second factor, and where one is signed in. */
export function OwnSignIn() {
  return (
    <>
      <OwnPassword />
      <Suspense>
        <OwnFactors />
      </Suspense>
      <OwnSessions />
    </>
  );
}
