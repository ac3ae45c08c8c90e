import '../identity.css';
import { signInOptions } from '@heliodesk/contract/identity';
import type { SignInOptions } from '@heliodesk/contract/identity';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '#src/platform/http/call.ts';
import { usePageTitle } from '#src/platform/page-title.ts';
import { prefetchWorkspace } from '#src/platform/workspace-prefetch.ts';
import { FormMessages } from '#src/ui/public/form-messages.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { PasswordField, TextField } from '#src/ui/public/fields.tsx';
import { RichText } from '#src/platform/rich-text.tsx';
import { SplitPage } from '#src/ui/public/split-page.tsx';
import { CaptchaField } from '../components/captcha-field.tsx';
import { RefusalWays } from '../components/refusal-ways.tsx';
import { SingleSignOn } from '../components/single-sign-on.tsx';
import { forms, otherOf, useSignIn } from '../use-sign-in.ts';
import type { Form } from '../use-sign-in.ts';

/** Most people never have to wait. */
const SignInWait = lazy(async () => ({ default: (await import('../components/sign-in-wait.tsx')).SignInWait }));
/** Only a demo needs them. */
const DemoSignIns = lazy(async () => ({ default: (await import('../components/demo-sign-ins.tsx')).DemoSignIns }));

function useSignInOptions(): SignInOptions | undefined {
  const [options, setOptions] = useState<SignInOptions>();
  useEffect(() => {
    // Without an answer the page offers the plain form, which works in every installation.
    call(signInOptions, { quiet: true, background: true }).then(setOptions, () => undefined);
  }, []);
  return options;
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

/** Above the fields: why it was refused, how long to wait, or whose account this is. */
function AboveForm({ page: { form, way, changeWay, wait, endWait, name } }: { page: ReturnType<typeof useSignIn> }) {
  const { t } = useTranslation('identity');
  const ways = <RefusalWays way={way} onOther={() => changeWay(otherOf(way))} />;
  if (wait)
    return (
      <Suspense>
        <SignInWait wait={wait} ways={ways} onOver={endWait} />
      </Suspense>
    );
  if (form.failure || form.errors.length > 0 || !name.isFromBefore) return <FormMessages form={form} ways={ways} />;
  return (
    <p className="from-before t13">
      <Icon name="check" size={16} />
      <span className="grow">{t('fromBefore')}</span>
      <button type="button" className="linkish" onClick={name.notMe}>
        {t('notYou')}
      </button>
    </p>
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
      <AboveForm page={page} />
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
        <input
          className="ck"
          type="checkbox"
          checked={page.name.isRemembered}
          onChange={(event) => page.name.setRemembered(event.target.checked)}
        />
        {t('remember')}
      </label>
      <button type="submit" className="btn primary lg block" aria-disabled={page.isSending || page.wait !== undefined}>
        {page.wait && <Icon name="lock" size={16} />}
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
