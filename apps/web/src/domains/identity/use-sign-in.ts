import type { SecondStep, UserInfo } from '@heliodesk/contract/identity';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isError } from '#src/platform/http/call-error.ts';
import { browserStorage } from '#src/platform/storage.ts';
import { usePublicForm } from '#src/ui/public/use-public-form.ts';
import { useSendOnce } from '#src/ui/public/use-send-once.ts';
import type { Wait } from './components/sign-in-wait.tsx';
import { encryptForServer } from './encrypt-for-server.ts';
import { landingPath, safeRedirect } from './redirect-target.ts';
import { signIn, takeSession } from './session-calls.ts';

const rememberKey = 'account';
/** Who works here comes back to their own form. */
const formKey = 'signInForm';
/** Customers and providers, and employees, have a form each. */
export const audiences = ['customer', 'staff'] as const;
export type Audience = (typeof audiences)[number];
export const otherAudience = (audience: Audience): Audience => (audience === 'customer' ? 'staff' : 'customer');

/** The account that this browser remembers, and forgetting it. */
function useRemembered() {
  const [remembered, setName] = useState(browserStorage.get(rememberKey) ?? '');
  const [isRemembered, setRemembered] = useState(remembered !== '');
  const forget = () => {
    browserStorage.remove(rememberKey);
    browserStorage.remove(formKey);
    setName('');
    setRemembered(false);
  };
  const keep = (username: string, audience: Audience) => {
    browserStorage.set(formKey, audience);
    if (isRemembered) browserStorage.set(rememberKey, username);
    else browserStorage.remove(rememberKey);
  };
  return { remembered, isRemembered, setRemembered, forget, keep };
}

/** How long the next try has to wait, in seconds; `undefined` where it does not. */
const waitIn = (error: unknown): number | undefined => (isError(error, 'auth.tooManyAttempts') ? error.data?.seconds : undefined);

/** The state of the page: what is typed into which form, and what became of it. */
export function useSignIn() {
  const { remembered, isRemembered, setRemembered, forget, keep } = useRemembered();
  const [values, setValues] = useState({ username: remembered, password: '', code: '', uuid: '' });
  const [audience, setAudience] = useState<Audience>(browserStorage.get(formKey) === 'staff' ? 'staff' : 'customer');
  const [asksCaptcha, setAsksCaptcha] = useState(false);
  const [round, setRound] = useState(0);
  const [wait, setWait] = useState<Wait>();
  const [secondStep, setSecondStep] = useState<SecondStep>();
  const loadSchema = async () => (await import('./sign-in-schemas.ts')).signInSchema(asksCaptcha);
  const { form, check, takeFailure, clear } = usePublicForm({ values, onChange: setValues, loadSchema });
  const navigate = useNavigate();
  const [search] = useSearchParams();

  const land = async (info: UserInfo) => navigate(safeRedirect(search.get('redirect')) ?? (await landingPath(info)), { replace: true });
  const second = secondStep && {
    step: secondStep,
    onSignedIn: async (token: string) => land(await takeSession(token)),
    onOver: (error: unknown) => {
      setSecondStep(undefined);
      takeFailure(error);
    },
    onCancel: () => setSecondStep(undefined),
  };
  const { isSending, send } = useSendOnce(async () => {
    if (wait || !(await check())) return;
    try {
      const { password, ...rest } = values;
      const { encryptKey, encrypted } = await encryptForServer([password]);
      const info = await signIn({ ...rest, password: encrypted[0] ?? '', form: audience }, encryptKey);
      keep(values.username, audience);
      if ('pendingToken' in info) setSecondStep(info);
      else await land(info);
    } catch (error) {
      const seconds = waitIn(error);
      if (seconds) setWait({ seconds, until: Date.now() + seconds * 1000 });
      else takeFailure(error);
      // An answer counts once, right or wrong.
      setRound((count) => count + 1);
    }
  });
  const changeAudience = (next: Audience) => {
    // What the other form was told says nothing of this one.
    if (next !== audience) clear();
    setAudience(next);
  };
  const notMe = () => {
    forget();
    setValues((current) => ({ ...current, username: '' }));
  };
  const endWait = useCallback(() => setWait(undefined), []);
  const name = { isRemembered, setRemembered, isFromBefore: remembered !== '' && values.username === remembered, notMe };
  return { form, setValues, audience, changeAudience, isSending, round, send, clear, setAsksCaptcha, name, wait, endWait, second };
}
