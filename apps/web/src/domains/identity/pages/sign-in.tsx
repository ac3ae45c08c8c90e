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
import { Icon } from '#src/ui/icons/icon.tsx';
import { PasswordField, TextField } from '#src/ui/public/fields.tsx';
import { RichText } from '#src/platform/rich-text.tsx';
import { SplitPage } from '#src/ui/public/split-page.tsx';
import { CaptchaField } from '../components/captcha-field.tsx';
import { SingleSignOn } from '../components/single-sign-on.tsx';
import { otherAudience, audiences, useSignIn } from '../use-sign-in.ts';
import type { Audience } from '../use-sign-in.ts';

/** What few people see: a refusal, a wait, the account of the last visit. */
const AboveForm = lazy(async () => ({ default: (await import('../components/above-form.tsx')).AboveForm }));
/** For people who have a second factor, or need one. */
const SecondStepView = lazy(async () => (await import('../components/second-factor/load.ts')).loadSecondStep());
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

function AudienceTabs({ chosen, onChange }: { chosen: Audience; onChange: (audience: Audience) => void }) {
  const { t } = useTranslation('identity');
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = otherAudience(chosen);
    onChange(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div className="tabs2" role="tablist" aria-label={t('ways')} tabIndex={-1} onKeyDown={onKey}>
      {audiences.map((name) => (
        <button
          key={name}
          id={`tab-${name}`}
          type="button"
          role="tab"
          aria-selected={chosen === name}
          aria-controls="sign-in-panel"
          tabIndex={chosen === name ? 0 : -1}
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
  const { form, audience } = page;
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void page.send();
      }}
    >
      {(form.failure || form.errors.length > 1 || page.wait || page.name.isFromBefore) && (
        <Suspense>
          <AboveForm page={page} onOther={() => page.changeAudience(otherAudience(audience))} />
        </Suspense>
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
      {audience === 'customer' && (
        <p className="t13 centred">
          <RichText text={t('newHere')} marks={{ link: <Link to="/register" /> }} />
        </p>
      )}
    </form>
  );
}

function FirstStep({ page, singleSignOn, demo }: { page: ReturnType<typeof useSignIn> } & Partial<SignInOptions>) {
  const { t } = useTranslation('identity');
  return (
    <>
      <h1>{t('signInTitle')}</h1>
      <AudienceTabs chosen={page.audience} onChange={page.changeAudience} />
      <div id="sign-in-panel" role="tabpanel" aria-labelledby={`tab-${page.audience}`}>
        <SignInForm page={page} />
      </div>
      {singleSignOn && <SingleSignOn />}
      {demo && (
        <Suspense>
          <DemoSignIns
            demo={demo}
            onChoose={({ email, form }) => {
              page.clear();
              page.changeAudience(form);
              page.setValues((values) => ({ ...values, username: email, password: demo.password }));
            }}
          />
        </Suspense>
      )}
    </>
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
      {page.second ? (
        <Suspense>
          <SecondStepView {...page.second} />
        </Suspense>
      ) : (
        <FirstStep page={page} singleSignOn={singleSignOn} demo={demo} />
      )}
    </SplitPage>
  );
}
