import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';

/** How one signs in: the password, and where one is signed in. */
export function OwnSignIn() {
  return (
    <>
      <OwnPassword />
      <OwnSessions />
    </>
  );
}
