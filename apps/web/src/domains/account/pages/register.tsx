import '../registration.css';
import { register } from '@heliodesk/contract/account';
import type { RegisterBody } from '@heliodesk/contract/account';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { encryptForServer } from '#src/domains/identity/index.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { call } from '#src/platform/http/call.ts';
import { usePersistedInput } from '#src/platform/persisted-input.ts';
import { usePageTitle } from '#src/platform/page-title.ts';
import { RichText } from '#src/platform/rich-text.tsx';
import { SplitPage } from '#src/ui/public/split-page.tsx';
import { usePublicForm } from '#src/ui/public/use-public-form.ts';
import { useSendOnce } from '#src/ui/public/use-send-once.ts';
import { CompanyStep } from '../components/company-step.tsx';
import { ContactStep, wantsNews } from '../components/contact-step.tsx';
import { RegistrationSteps } from '../components/registration-steps.tsx';
import { Resend } from '../components/resend.tsx';
import { keepDraft, readDraft } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { useChoices } from '../use-choices.ts';
import type { Choices } from '../use-choices.ts';

/** Sends a whole draft, its passwords encrypted. */
async function sendDraft({ accountReq, contactReq, code, uuid, news, correct }: Draft, choices: Choices): Promise<void> {
  const { encryptKey, encrypted } = await encryptForServer([contactReq.password, contactReq.confirmPassword]);
  const [password = '', confirmPassword = ''] = encrypted;
  const regionId = Number(accountReq.region.regionId);
  const regionName = choices.countries.find((country) => country.regionId === regionId)?.regionName ?? '';
  const body = {
    accountReq: { ...accountReq, region: { regionId, regionName } },
    contactReq: {
      ...contactReq,
      receiveMoreInformation: wantsNews(news, choices) ? 1 : 0,
      password,
      confirmPassword,
    } as RegisterBody['contactReq'],
    code,
    uuid,
    correct,
  };
  await call(register, { body, headers: { EncryptKey: encryptKey }, quiet: true });
}

/** `AT` of `de-AT`; a language without a region, and one that cannot be read, names none. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

/** The step that refused fields are on; `undefined` when no field was refused. */
const stepOf = (error: unknown): number | undefined => {
  if (!(error instanceof CallError) || error.errors.length === 0) return undefined;
  return error.errors.some(({ path }) => path.startsWith('accountReq')) ? 0 : 1;
};

/** Begins with the country that the browser's language names, where it names one; it can be changed like any answer. */
function useHomeCountry({ countries }: Choices, change: (change: (current: Draft) => Draft) => void) {
  useEffect(() => {
    const region = regionOf(navigator.language);
    const home = countries.find(({ code }) => code === region);
    if (home === undefined) return;
    change((current) => {
      const { accountReq } = current;
      if (accountReq.region.regionId !== '') return current;
      return { ...current, accountReq: { ...accountReq, region: { ...accountReq.region, regionId: String(home.regionId) } } };
    });
  }, [countries, change]);
}

function useRegistration(choices: Choices) {
  const [draft, change, forget] = usePersistedInput('registration', readDraft, keepDraft);
  const [asksCaptcha, setAsksCaptcha] = useState(false);
  const [round, setRound] = useState(0);
  const loadSchema = async () => {
    const schemas = await import('../draft-schemas.ts');
    return draft.step === 0 ? schemas.CompanyStep : schemas.contactStep(asksCaptcha);
  };
  const { form, check, takeFailure, clear } = usePublicForm({ values: draft, onChange: change, loadSchema });

  useHomeCountry(choices, change);

  const goTo = (step: number) => {
    clear();
    change((current) => ({ ...current, step }));
    document.getElementById('main')?.focus({ preventScroll: true });
    globalThis.scrollTo({ top: 0 });
  };
  const next = async () => {
    if (await check()) goTo(1);
  };
  const { isSending, send } = useSendOnce(async () => {
    if (!(await check())) return;
    try {
      await sendDraft(draft, choices);
      goTo(2);
    } catch (error) {
      const step = stepOf(error);
      if (step === 0) goTo(0);
      takeFailure(error);
      setRound((count) => count + 1);
    }
  });
  const correct = () => {
    change((current) => ({ ...current, correct: true }));
    goTo(1);
  };
  return { draft, form, goTo, correct, next, send, forget, isSending, round, setAsksCaptcha };
}

interface CompleteProps {
  email: string;
  onCorrect: () => void;
  /** Leaving this step makes it start over the next time. */
  onLeave: () => void;
}

function Complete({ email, onCorrect, onLeave }: CompleteProps) {
  const { t } = useTranslation('registration');
  useEffect(() => onLeave, [onLeave]);
  return (
    <div className="fin">
      <h1>{t('sentTitle')}</h1>
      <p role="status">
        <RichText
          text={t('sentText')}
          marks={{
            email: (
              <bdi dir="ltr" className="strong">
                {email}
              </bdi>
            ),
          }}
        />
      </p>
      <Resend email={email} />
      <p className="t13 hint">
        <RichText text={t('wrongAddress')} marks={{ link: <button type="button" className="linkish" onClick={onCorrect} /> }} />
      </p>
    </div>
  );
}

function ListsFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('registration');
  return (
    <div className="alert bad sum-err" role="alert">
      <p className="grow">{t('listsFailed')}</p>
      <button type="button" className="btn sm" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}

/** Where the sun is at each step. */
const sunAt = [0.16, 0.32, 0.5] as const;

/** /register: company, contact, complete. What was typed stays over going back and a reload of the tab, passwords excepted. */
export default function Register() {
  const { t } = useTranslation('registration');
  usePageTitle(t('title'));
  const { choices, hasFailed, retry } = useChoices();
  const page = useRegistration(choices);
  const { step, contactReq } = page.draft;
  return (
    <SplitPage
      shape="wide"
      title={t('sayTitle')}
      text={t('sayText')}
      sun={sunAt[step] ?? sunAt[0]}
      foot={<RichText text={t('questions')} marks={{ link: <Link to="/contactus" /> }} />}
    >
      <section className="reg-view">
        <RegistrationSteps current={step} />
        {hasFailed && <ListsFailed onRetry={retry} />}
        {step === 0 && <CompanyStep form={page.form} choices={choices} onNext={() => void page.next()} />}
        {step === 1 && (
          <ContactStep
            form={page.form}
            choices={choices}
            round={page.round}
            isSending={page.isSending}
            onCaptcha={page.setAsksCaptcha}
            onBack={() => page.goTo(0)}
            onSend={() => void page.send()}
          />
        )}
        {step === 2 && <Complete email={contactReq.email} onCorrect={page.correct} onLeave={page.forget} />}
      </section>
    </SplitPage>
  );
}
