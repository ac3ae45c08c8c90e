import '../registration.css';
import { activateAccount, resendActivation } from '@heliodesk/contract/account';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { CallError } from '#src/platform/http/call-error.ts';
import { call } from '#src/platform/http/call.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { usePageTitle } from '#src/platform/page-title.ts';
import { RichText } from '#src/platform/rich-text.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { TextField } from '#src/ui/public/fields.tsx';
import { FormMessages } from '#src/ui/public/form-messages.tsx';
import { SplitPage } from '#src/ui/public/split-page.tsx';
import { usePublicForm } from '#src/ui/public/use-public-form.ts';
import { StatePicture } from '#src/ui/states/pictures.tsx';
import { Resend } from '../components/resend.tsx';

type Result = { state: 'waiting' | 'activated' | 'alreadyActive' } | { state: 'failed'; message: string; requestId: string | undefined };

/** One call for each code, however often the page renders: the link works once. */
const running = new Map<string, Promise<Result>>();

async function activate(code: string): Promise<Result> {
  try {
    return await call(activateAccount, { query: { code }, quiet: true });
  } catch (error) {
    // Without an answer the link is still good: a reload tries it again.
    running.delete(code);
    return { state: 'failed', message: messageOf(error), requestId: error instanceof CallError ? error.requestId : undefined };
  }
}

function activateOnce(code: string): Promise<Result> {
  const known = running.get(code);
  if (known) return known;
  const started = activate(code);
  running.set(code, started);
  return started;
}

function Done({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('registration');
  return (
    <>
      <h1>{title}</h1>
      <p role="status">{text}</p>
      <div className="row fin-act">
        <Link className="btn primary lg" to="/login">
          {t('signIn')}
        </Link>
        <Link className="btn lg" to="/moduleQuery/index">
          {t('checkSerial')}
        </Link>
      </div>
    </>
  );
}

const loadSchema = async () => (await import('../draft-schemas.ts')).ResendQuery;

function ResendForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('registration');
  const [values, setValues] = useState({ email: '' });
  const { form, check, takeFailure } = usePublicForm({ values, onChange: setValues, loadSchema });
  const send = async () => {
    if (!(await check())) return;
    try {
      await call(resendActivation, { query: values, quiet: true });
      onSent(values.email);
    } catch (error) {
      takeFailure(error);
    }
  };
  return (
    <form
      className="stack fin-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormMessages form={form} />
      <TextField form={form} path="email" label={t('failedEmail')} type="email" autoComplete="username" isLtr required />
      <button type="submit" className="btn primary lg">
        <Icon name="mail" size={16} />
        {t('failedResend')}
      </button>
    </form>
  );
}

function Sent({ email }: { email: string }) {
  const { t } = useTranslation('registration');
  const address = (
    <bdi dir="ltr" className="strong">
      {email}
    </bdi>
  );
  return (
    <>
      <p role="status">
        <RichText text={t('sentText')} marks={{ email: address }} />
      </p>
      <Resend email={email} />
    </>
  );
}

function Failed({ message, requestId }: { message: string; requestId: string | undefined }) {
  const { t } = useTranslation('registration');
  const [sentTo, setSentTo] = useState<string>();
  const id = (
    <bdi dir="ltr" className="mono">
      {requestId}
    </bdi>
  );
  const marks = { signIn: <Link to="/login" />, contact: <Link to="/contactus" />, id };
  return (
    <>
      <StatePicture kind="error" />
      <h1>{t('failedTitle')}</h1>
      <p role="alert">{message}</p>
      {sentTo === undefined ? <ResendForm onSent={setSentTo} /> : <Sent email={sentTo} />}
      <p className="t13 hint">
        <RichText text={t(requestId ? 'failedStuckId' : 'failedStuck')} marks={marks} />
      </p>
    </>
  );
}

/** /activeAccount?code=: what became of the activation link. */
export default function Activation() {
  const { t } = useTranslation('registration');
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const [result, setResult] = useState<Result>({ state: 'waiting' });
  useEffect(() => {
    let isCurrent = true;
    const ended: Promise<Result> = code
      ? activateOnce(code)
      : Promise.resolve({ state: 'failed', message: t('failedText'), requestId: undefined });
    const show = async () => {
      const next = await ended;
      if (isCurrent) setResult(next);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [code, t]);
  usePageTitle(t(result.state === 'failed' ? 'failedTitle' : 'activatedTitle'));
  return (
    <SplitPage
      shape="wide"
      title={t('sayTitle')}
      text={t('sayText')}
      sun={result.state === 'failed' ? 0.16 : 0.5}
      foot={<RichText text={t('questions')} marks={{ link: <Link to="/contactus" /> }} />}
    >
      <div className="fin">
        {result.state === 'waiting' && <h1 role="status">{t('activating')}</h1>}
        {result.state === 'activated' && <Done title={t('activatedTitle')} text={t('activatedText')} />}
        {result.state === 'alreadyActive' && <Done title={t('alreadyTitle')} text={t('alreadyText')} />}
        {result.state === 'failed' && <Failed message={result.message} requestId={result.requestId} />}
      </div>
    </SplitPage>
  );
}
