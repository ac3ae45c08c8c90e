import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPagePhrases } from '#src/platform/i18n/language.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { FormMessages } from '#src/ui/public/form-messages.tsx';
import type { useSignIn } from '../use-sign-in.ts';
import { RefusalWays } from './refusal-ways.tsx';

/** Most people never have to wait. */
const SignInWait = lazy(async () => {
  const [{ SignInWait: wait }] = await Promise.all([import('./sign-in-wait.tsx'), loadPagePhrases()]);
  return { default: wait };
});

interface AboveFormProps {
  page: ReturnType<typeof useSignIn>;
  /** Goes to the other form. */
  onOther: () => void;
}

/** Above the fields: why it was refused, how long to wait, or whose account this is. */
export function AboveForm({ page: { form, audience, wait, endWait, name }, onOther }: AboveFormProps) {
  const { t } = useTranslation('identity');
  const ways = <RefusalWays audience={audience} onOther={onOther} />;
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
