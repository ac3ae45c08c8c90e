import '../identity.css';
import type { BindOutcome } from '@heliodesk/contract/identity';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { usePageTitle } from '#src/platform/page-title.ts';
import { RichText } from '#src/platform/rich-text.tsx';
import { PasswordField, TextField } from '#src/ui/public/fields.tsx';
import { FormMessages } from '#src/ui/public/form-messages.tsx';
import { SplitPage } from '#src/ui/public/split-page.tsx';
import { usePublicForm } from '#src/ui/public/use-public-form.ts';
import { useSendOnce } from '#src/ui/public/use-send-once.ts';
import { encryptForServer } from '../encrypt-for-server.ts';
import { landingPath, safeRedirect } from '../redirect-target.ts';
import { takeSession } from '../session-calls.ts';
import { bind, enter, forgetBinding, readBinding, type Binding } from '../sign-on-calls.ts';

/** For people who have a second factor. */
const SecondStepView = lazy(async () => (await import('../components/second-factor/load.ts')).loadSecondStep());
const loadSchema = async () => (await import('../sign-in-schemas.ts')).bindSchema;

function useBind({ bindToken }: Binding) {
  const [values, setValues] = useState({ username: '', password: '' });
  const { form, check, takeFailure } = usePublicForm({ values, onChange: setValues, loadSchema });
  const navigate = useNavigate();
  const [second, setSecond] = useState<BindOutcome & { outcome: 'secondStep' }>();
  const { isSending, send } = useSendOnce(async () => {
    if (!(await check())) return;
    try {
      const { encryptKey, encrypted } = await encryptForServer([values.password]);
      const signedOn = await bind({ bindToken, username: values.username, password: encrypted[0] ?? '' }, encryptKey);
      if (signedOn.outcome === 'secondStep') return setSecond(signedOn);
      forgetBinding();
      await navigate(await enter(signedOn), { replace: true });
    } catch (error) {
      takeFailure(error);
    }
  });
  const secondStep = second && {
    step: second.secondStep,
    onSignedIn: async (token: string) => {
      forgetBinding();
      const info = await takeSession(token);
      await navigate(safeRedirect(second.redirect) ?? (await landingPath(info)), { replace: true });
    },
    onOver: (error: unknown) => {
      setSecond(undefined);
      takeFailure(error);
    },
    onCancel: () => setSecond(undefined),
  };
  return { form, isSending, send, secondStep };
}

function BindForm({ binding }: { binding: Binding }) {
  const { t } = useTranslation('signOn');
  const { form, isSending, send, secondStep } = useBind(binding);
  const email = (
    <bdi dir="ltr" className="strong">
      {binding.email}
    </bdi>
  );
  if (secondStep)
    return (
      <Suspense>
        <SecondStepView {...secondStep} />
      </Suspense>
    );
  return (
    <>
      <h1>{t('bindTitle')}</h1>
      <p className="page-text">
        <RichText text={t(binding.email ? 'bindKnown' : 'bindText')} marks={{ email }} />
      </p>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FormMessages form={form} />
        <TextField form={form} path="username" type="email" autoComplete="username" isLtr required hidesMark />
        <PasswordField form={form} path="password" autoComplete="current-password" required hidesMark />
        <button type="submit" className="btn primary lg block" aria-disabled={isSending}>
          {t(isSending ? 'binding' : 'bind')}
        </button>
      </form>
    </>
  );
}

/** /bind: someone the unified authentication vouches for says once which employee they are here. */
export default function Bind() {
  const { t } = useTranslation('signOn');
  const { t: say } = useTranslation('identity');
  usePageTitle(t('bindTitle'));
  const [binding] = useState(readBinding);
  return (
    <SplitPage title={say('sayTitle')} text={say('sayText')} foot={<Link to="/login">{say('backToSignIn')}</Link>}>
      {binding ? (
        <BindForm binding={binding} />
      ) : (
        <>
          <h1>{t('bindNone')}</h1>
          <p className="page-text">{t('bindNoneText')}</p>
        </>
      )}
    </SplitPage>
  );
}
