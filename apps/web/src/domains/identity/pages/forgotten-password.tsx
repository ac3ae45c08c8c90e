import '../identity.css';
import { findPassword } from '@heliodesk/contract/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '#src/platform/http/call.ts';
import { usePageTitle } from '#src/platform/page-title.ts';
import { FormMessages } from '#src/ui/public/form-messages.tsx';
import { TextField } from '#src/ui/public/fields.tsx';
import { RichText } from '#src/platform/rich-text.tsx';
import { SplitPage } from '#src/ui/public/split-page.tsx';
import { usePublicForm } from '#src/ui/public/use-public-form.ts';
import { useSendOnce } from '#src/ui/public/use-send-once.ts';
import { CaptchaField } from '../components/captcha-field.tsx';

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('identity');
  return (
    <>
      <h1>{t('forgotSentTitle')}</h1>
      <p className="page-text" role="status">
        <RichText
          text={t('forgotSent')}
          marks={{
            email: (
              <bdi dir="ltr" className="strong">
                {email}
              </bdi>
            ),
          }}
        />
      </p>
      <p className="t13">
        <RichText text={t('forgotAgain')} marks={{ link: <button type="button" className="linkish" onClick={onAgain} /> }} />
      </p>
    </>
  );
}

function useForgottenPassword() {
  const [values, setValues] = useState({ email: '', code: '', uuid: '' });
  const [asksCaptcha, setAsksCaptcha] = useState(false);
  const [round, setRound] = useState(0);
  const [isSent, setSent] = useState(false);
  const loadSchema = async () => (await import('../sign-in-schemas.ts')).forgottenPasswordSchema(asksCaptcha);
  const { form, check, takeFailure } = usePublicForm({ values, onChange: setValues, loadSchema });
  const { isSending, send } = useSendOnce(async () => {
    if (!(await check())) return;
    try {
      await call(findPassword, { body: values, quiet: true });
      setSent(true);
    } catch (error) {
      takeFailure(error);
    } finally {
      setRound((count) => count + 1);
    }
  });
  return { form, values, setAsksCaptcha, round, isSending, isSent, again: () => setSent(false), send };
}

/** /forget: asks for the mail with which a new password is chosen. The answer is the same for every address. */
export default function ForgottenPassword() {
  const { t } = useTranslation('identity');
  usePageTitle(t('forgotTitle'));
  const page = useForgottenPassword();
  return (
    <SplitPage title={t('sayTitle')} text={t('sayText')} foot={<Link to="/login">{t('backToSignIn')}</Link>}>
      {page.isSent ? (
        <Sent email={page.values.email} onAgain={page.again} />
      ) : (
        <>
          <h1>{t('forgotTitle')}</h1>
          <p className="page-text">{t('forgotText')}</p>
          <form
            className="stack"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void page.send();
            }}
          >
            <FormMessages form={page.form} />
            <TextField form={page.form} path="email" type="email" autoComplete="username" isLtr required hidesMark />
            <CaptchaField hidesMark form={page.form} email={page.values.email} round={page.round} onEnabled={page.setAsksCaptcha} />
            <button type="submit" className="btn primary lg block" aria-disabled={page.isSending}>
              {t('forgotSend')}
            </button>
          </form>
        </>
      )}
    </SplitPage>
  );
}
