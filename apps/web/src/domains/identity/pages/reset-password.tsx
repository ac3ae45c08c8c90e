import '../identity.css';
import { checkResetLink, forgetPassword } from '@heliodesk/contract/identity';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { isError, type CallError } from '#src/platform/http/call-error.ts';
import { call } from '#src/platform/http/call.ts';
import { usePageTitle } from '#src/platform/page-title.ts';
import { FormMessages } from '#src/ui/public/form-messages.tsx';
import { PasswordField } from '#src/ui/public/fields.tsx';
import { SplitPage } from '#src/ui/public/split-page.tsx';
import { usePublicForm } from '#src/ui/public/use-public-form.ts';
import { useSendOnce } from '#src/ui/public/use-send-once.ts';
import { PasswordRules } from '../components/password-rules.tsx';
import { encryptForServer } from '../encrypt-for-server.ts';

const loadSchema = async () => (await import('../sign-in-schemas.ts')).TypedPasswords;

function Message({ title, text, to, action }: { title: string; text: string; to: string; action: string }) {
  return (
    <div role="status">
      <h1>{title}</h1>
      <p className="page-text">{text}</p>
      <Link className="btn primary lg" to={to}>
        {action}
      </Link>
    </div>
  );
}

function useReset(key: string) {
  const [values, setValues] = useState({ newPwd: '', confirmPwd: '' });
  const [isDone, setDone] = useState(false);
  const { form, check, takeFailure } = usePublicForm({ values, onChange: setValues, loadSchema });
  const { isSending, send } = useSendOnce(async () => {
    if (!(await check())) return;
    try {
      const { encryptKey, encrypted } = await encryptForServer([values.newPwd, values.confirmPwd]);
      const [newPwd = '', confirmPwd = ''] = encrypted;
      await call(forgetPassword, { body: { key, newPwd, confirmPwd }, headers: { EncryptKey: encryptKey }, quiet: true });
      setDone(true);
    } catch (error) {
      takeFailure(error);
    }
  });
  return { form, values, isDone, isSending, send };
}

function ResetForm({ page }: { page: ReturnType<typeof useReset> }) {
  const { t } = useTranslation('identity');
  const hasStaleLink = page.form.failure !== undefined || page.form.errorOf('key') !== undefined;
  return (
    <>
      <h1>{t('resetTitle')}</h1>
      <p className="page-text">{t('resetText')}</p>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void page.send();
        }}
      >
        <FormMessages form={page.form} />
        <PasswordField form={page.form} path="newPwd" autoComplete="new-password" required hidesMark />
        <PasswordField form={page.form} path="confirmPwd" autoComplete="new-password" required hidesMark />
        <PasswordRules password={page.values.newPwd} />
        <button type="submit" className="btn primary lg block" aria-disabled={page.isSending}>
          {t('resetSave')}
        </button>
        {hasStaleLink && <Link to="/forget">{t('resetAskNew')}</Link>}
      </form>
    </>
  );
}

/** Why the link is no longer good; asked when it is opened, before anyone has typed a password. */
function useDeadLink(key: string): CallError | undefined {
  const [dead, setDead] = useState<CallError>();
  useEffect(() => {
    if (key === '') return;
    call(checkResetLink, { body: { key }, quiet: true, background: true }).catch((error: unknown) => {
      if (isError(error, 'account.resetLinkInvalid', 'user.invitationInvalid')) setDead(error);
    });
  }, [key]);
  return dead;
}

/** /resetPwd?key=: chooses a new password with the key of the mailed link. */
export default function ResetPassword() {
  const { t } = useTranslation('identity');
  usePageTitle(t('resetTitle'));
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  const page = useReset(key);
  const dead = useDeadLink(key);
  return (
    <SplitPage title={t('sayTitle')} text={t('sayText')} foot={<Link to="/login">{t('backToSignIn')}</Link>}>
      {page.isDone && <Message title={t('resetDoneTitle')} text={t('resetDoneText')} to="/login" action={t('signIn')} />}
      {!page.isDone && key === '' && (
        <Message title={t('resetNoKeyTitle')} text={t('resetNoKeyText')} to="/forget" action={t('resetAskNew')} />
      )}
      {!page.isDone && dead && <Message title={t('resetTitle')} text={dead.message} to="/forget" action={t('resetAskNew')} />}
      {!page.isDone && !dead && key !== '' && <ResetForm page={page} />}
    </SplitPage>
  );
}
