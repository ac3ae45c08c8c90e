import { beginSignOnProof, finishSignOnProof } from '@heliodesk/contract/identity';
import { call } from '#src/platform/http/call.ts';
import { expectProof, takeProofReply, type ProofReply } from './sign-on-calls.ts';

/** Longer than the attempt lasts. */
const longest = 10 * 60_000;

/** What the provider answers in the window that was opened for it; this page stays as it is. */
const replyFor = (state: string): Promise<ProofReply> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('storage', handleStored);
    };
    const handleStored = () => {
      const reply = takeProofReply(state);
      if (reply === undefined) return;
      stop();
      resolve(reply);
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error('no answer'));
    }, longest);
    addEventListener('storage', handleStored);
  });

/** Has the unified authentication ask for the person's credentials again, in a window of its own. */
export async function proveBySignOn(): Promise<void> {
  // Opened right with the click: browsers block windows that come later.
  const opened = window.open('', '_blank', 'popup,width=520,height=680');
  if (opened === null) throw new Error('no window');
  const { url, state } = await call(beginSignOnProof, { quiet: true });
  expectProof(state);
  const reply = replyFor(state);
  opened.location.href = url;
  await call(finishSignOnProof, { body: await reply, quiet: true });
}
