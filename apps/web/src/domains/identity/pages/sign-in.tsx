import '../identity.css';
import { signInOptions } from '@heliodesk/contract/identity';
import type { SignInOptions } from '@heliodesk/contract/identity';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { call } from '#src/platform/http/call.ts';
import { usePageTitle } from '#src/platform/page-title.ts';
import { prefetchWorkspace } from '#src/platform/workspace-prefetch.ts';
import { browserStorage } from '#src/platform/storage.ts';
import { FormMessages } from '#src/ui/public/form-messages.tsx';
import { PasswordField, TextField } from '#src/ui/public/fields.tsx';
import { RichText } from '#src/platform/rich-text.tsx';
import { SplitPage } from '#src/ui/public/split-page.tsx';
import { usePublicForm } from '#src/ui/public/use-public-form.ts';
import { useSendOnce } from '#src/ui/public/use-send-once.ts';
import { CaptchaField } from '../components/captcha-field.tsx';
import { SingleSignOn } from '../components/single-sign-on.tsx';
import { encryptForServer } from '../encrypt-for-server.ts';
import { landingPath, safeRedirect } from '../redirect-target.ts';
import { signIn } from '../session-calls.ts';

/** Only a demo needs them. */
const DemoSignIns = lazy(async () => ({ default: (await import('../components/demo-sign-ins.tsx')).DemoSignIns }));

const rememberKey = 'account';
/** Who works here comes back to their own form. */
const formKey = 'signInForm';
type Form = 'customer' | 'staff';
const forms = ['customer', 'staff'] as const;
const otherOf = (form: Form): Form => (form === 'customer' ? 'staff' : 'customer');

function useSignInOptions(): SignInOptions | undefined {
  const [options, setOptions] = useState<SignInOptions>();
  useEffect(() => {
    // Without an answer the page offers the plain form, which works in every installation.
    call(signInOptions, { quiet: true, background: true }).then(setOptions, () => undefined);
  }, []);
  return options;
}

function useSignIn() {
  const remembered = browserStorage.get(rememberKey) ?? '';
  const [values, setValues] = useState({ username: remembered, password: '', code: '', uuid: '' });
  const [way, setWay] = useState<Form>(browserStorage.get(formKey) === 'staff' ? 'staff' : 'customer');
  const [isRemembered, setRemembered] = useState(remembered !== '');
  const [asksCaptcha, setAsksCaptcha] = useState(false);
  const [round, setRound] = useState(0);
  const loadSchema = async () => (await import('../sign-in-schemas.ts')).signInSchema(asksCaptcha);
  const { form, check, takeFailure, clear } = usePublicForm({ values, onChange: setValues, loadSchema });
  const navigate = useNavigate();
  const [search] = useSearchParams();

  const { isSending, send } = useSendOnce(async () => {
    if (!(await check())) return;
    try {
      const { password, ...rest } = values;
      const { encryptKey, encrypted } = await encryptForServer([password]);
      const info = await signIn({ ...rest, password: encrypted[0] ?? '', form: way }, encryptKey);
      browserStorage.set(formKey, way);
      if (isRemembered) browserStorage.set(rememberKey, values.username);
      else browserStorage.remove(rememberKey);
      await navigate(safeRedirect(search.get('redirect')) ?? landingPath(info), { replace: true });
    } catch (error) {
      takeFailure(error);
      // An answer counts once, right or wrong.
      setRound((count) => count + 1);
    }
  });
  const changeWay = (next: Form) => {
    // What the other form was told says nothing of this one.
    if (next !== way) clear();
    setWay(next);
  };

  return { form, setValues, way, changeWay, isRemembered, setRemembered, setAsksCaptcha, isSending, round, send, clear };
}

function Ways({ way, onChange }: { way: Form; onChange: (way: Form) => void }) {
  const { t } = useTranslation('identity');
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = otherOf(way);
    onChange(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div className="tabs2" role="tablist" aria-label={t('ways')} tabIndex={-1} onKeyDown={onKey}>
      {forms.map((name) => (
        <button
          key={name}
          id={`tab-${name}`}
          type="button"
          role="tab"
          aria-selected={way === name}
          aria-controls="sign-in-panel"
          tabIndex={way === name ? 0 : -1}
          onClick={() => onChange(name)}
        >
          {t(name === 'customer' ? 'customerTab' : 'staffTab')}
        </button>
      ))}
    </div>
  );
}

function SignInForm({ page }: { page: ReturnType<typeof useSignIn> }) {
  const { t } = useTranslation('identity');
  const { form, way } = page;
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void page.send();
      }}
    >
      <FormMessages form={form} />
      {form.failure && (
        <p className="t13">
          <RichText
            text={t(`otherForm.${way}`)}
            marks={{ link: <button type="button" className="linkish" onClick={() => page.changeWay(otherOf(way))} /> }}
          />
        </p>
      )}
      <TextField form={form} path="username" type="email" autoComplete="username" isLtr required hidesMark />
      <PasswordField
        form={form}
        path="password"
        autoComplete="current-password"
        required
        hidesMark
        onFocus={prefetchWorkspace}
        beside={
          <Link className="t13" to="/forget">
            {t('forgot')}
          </Link>
        }
      />
      <CaptchaField hidesMark form={form} email={form.text('username')} round={page.round} onEnabled={page.setAsksCaptcha} />
      <label className="check t13">
        <input className="ck" type="checkbox" checked={page.isRemembered} onChange={(event) => page.setRemembered(event.target.checked)} />
        {t('remember')}
      </label>
      <button type="submit" className="btn primary lg block" aria-disabled={page.isSending}>
        {t(page.isSending ? 'signingIn' : 'signIn')}
      </button>
      {way === 'customer' && (
        <p className="t13 centred">
          <RichText text={t('newHere')} marks={{ link: <Link to="/register" /> }} />
        </p>
      )}
    </form>
  );
}

/** /login: customers and providers, and internal employees, each with their own form. */
export default function SignIn() {
  const { t } = useTranslation('identity');
  usePageTitle(t('signInTitle'));
  const { demo, singleSignOn } = useSignInOptions() ?? {};
  const page = useSignIn();
  return (
    <SplitPage title={t('sayTitle')} text={t('sayText')} foot={<RichText text={t('trouble')} marks={{ link: <Link to="/contactus" /> }} />}>
      <h1>{t('signInTitle')}</h1>
      <Ways way={page.way} onChange={page.changeWay} />
      <div id="sign-in-panel" role="tabpanel" aria-labelledby={`tab-${page.way}`}>
        <SignInForm page={page} />
      </div>
      {singleSignOn && <SingleSignOn />}
      {demo && (
        <Suspense>
          <DemoSignIns
            demo={demo}
            onChoose={({ email, form }) => {
              page.clear();
              page.changeWay(form);
              page.setValues((values) => ({ ...values, username: email, password: demo.password }));
            }}
          />
        </Suspense>
      )}
    </SplitPage>
  );
}
