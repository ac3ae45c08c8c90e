import { inNameOrder } from '@heliodesk/phrases/formats/names';
import { useTranslation } from 'react-i18next';
import { dictionaryOptions } from '#src/domains/reference/index.ts';
import { CaptchaField, PasswordRules } from '#src/domains/identity/index.ts';
import { RichText } from '#src/platform/rich-text.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { FieldMessage, PasswordField, RequiredMark, TextField } from '#src/ui/public/fields.tsx';
import { FormMessages } from '#src/ui/public/form-messages.tsx';
import { fieldId } from '#src/ui/public/use-public-form.ts';
import { SelectField } from '#src/ui/public/select-field.tsx';
import type { PublicForm } from '#src/ui/public/use-public-form.ts';
import type { Choices } from '../use-choices.ts';

interface ContactStepProps {
  form: PublicForm;
  choices: Choices;
  round: number;
  isSending: boolean;
  onCaptcha: (isAsked: boolean) => void;
  onBack: () => void;
  onSend: () => void;
}

/** What they chose about news, else what the configuration begins with. */
export const wantsNews = (chosen: unknown, { hasNews }: Choices): boolean =>
  chosen === 'yes' || chosen === 'no' ? chosen === 'yes' : hasNews;

function Agreements({ form, choices }: Pick<ContactStepProps, 'form' | 'choices'>) {
  const { t } = useTranslation('registration');
  const privacy = 'contactReq.privacyPolicy';
  const error = form.errorOf(privacy);
  return (
    <div className="agree">
      <label className="check">
        <input
          id={fieldId(privacy)}
          className="ck"
          type="checkbox"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${fieldId(privacy)}-error`}
          checked={form.value(privacy) === 1}
          onChange={(event) => form.change(privacy, event.target.checked ? 1 : 0)}
        />
        <span>
          {/* In a tab of its own, so that what was typed stays where it is. */}
          <RichText text={t('privacy')} marks={{ link: <a className="ul" href="/privacy" target="_blank" rel="noreferrer" /> }} />{' '}
          <RequiredMark />
        </span>
      </label>
      <FieldMessage path={privacy} error={error} />
      <label className="check">
        <input
          className="ck"
          type="checkbox"
          checked={wantsNews(form.value('news'), choices)}
          onChange={(event) => form.change('news', event.target.checked ? 'yes' : 'no')}
        />
        <span>{t('news')}</span>
      </label>
    </div>
  );
}

function Person({ form, choices }: Pick<ContactStepProps, 'form' | 'choices'>) {
  const { t, i18n } = useTranslation('registration');
  return (
    <div className="fgrid g6">
      <SelectField
        form={form}
        path="contactReq.salutation"
        className="s2"
        options={dictionaryOptions(choices.salutations)}
        autoComplete="honorific-prefix"
      />
      {inNameOrder(i18n.language, 'given-name', 'family-name').map((filledAs) => (
        <TextField
          key={filledAs}
          form={form}
          path={filledAs === 'given-name' ? 'contactReq.firstName' : 'contactReq.lastName'}
          className="s2"
          required
          autoComplete={filledAs}
        />
      ))}
      <TextField form={form} path="contactReq.jobTitle" className="s3" autoComplete="organization-title" />
      <TextField form={form} path="contactReq.mobile" className="s3" type="tel" required isLtr autoComplete="tel" />
      <TextField
        form={form}
        path="contactReq.email"
        className="w2"
        type="email"
        required
        isLtr
        autoComplete="username"
        help={t('emailHelp')}
      />
      <PasswordField form={form} path="contactReq.password" className="s3" required autoComplete="new-password" />
      <PasswordField form={form} path="contactReq.confirmPassword" className="s3" required autoComplete="new-password" />
    </div>
  );
}

/** Second step: the person who registers. */
export function ContactStep({ form, choices, round, isSending, onCaptcha, onBack, onSend }: ContactStepProps) {
  const { t } = useTranslation('registration');
  return (
    <>
      <div className="reg-head">
        <h1>{t('contactTitle')}</h1>
        <p>{t('contactText')}</p>
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <FormMessages form={form} />
        <Person form={form} choices={choices} />
        <PasswordRules password={form.text('contactReq.password')} />
        <div className="half">
          <CaptchaField form={form} email={form.text('contactReq.email')} round={round} onEnabled={onCaptcha} />
        </div>
        <Agreements form={form} choices={choices} />
        <div className="form-end">
          <button type="button" className="btn lg" onClick={onBack}>
            <Icon name="arrow-back" size={16} />
            {t('back')}
          </button>
          <button type="submit" className="btn primary lg end" aria-disabled={isSending}>
            {t(isSending ? 'registering' : 'register')}
          </button>
        </div>
      </form>
    </>
  );
}
