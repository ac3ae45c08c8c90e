import { useSearchParams } from 'react-router';
import { Arriving, useArrival } from '../components/arriving.tsx';
import { enter, passOnProof, readReply, redeem, SignOnFailure, takeOwnState } from '../sign-on-calls.ts';

/**
 * /oauth2/callback: where the unified authentication answers. Only an answer to what this tab began is taken, so that no one can be
 * signed in as someone else by a link.
 */
export default function SignOnCallback() {
  const [search] = useSearchParams();
  const { problem } = useArrival(async () => {
    const reply = readReply(search);
    // This window was opened by a page that waits for the reply.
    if (passOnProof(reply)) return undefined;
    if (!takeOwnState(reply)) throw new SignOnFailure('failed');
    const signedOn = await redeem(reply);
    return signedOn === undefined ? '/bind' : enter(signedOn);
  });
  return <Arriving problem={problem} />;
}
