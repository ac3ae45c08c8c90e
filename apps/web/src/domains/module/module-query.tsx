import './module-query.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CaptchaField } from '#src/domains/identity/index.ts';
import { usePageTitle } from '#src/platform/page-title.ts';
import { RichText } from '#src/platform/rich-text.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { describedBy, FieldMessage } from '#src/ui/public/fields.tsx';
import { FormMessages } from '#src/ui/public/form-messages.tsx';
import { RowsScene } from '#src/ui/public/rows-scene.tsx';
import { queryScene } from '#src/ui/public/scenes.ts';
import { fieldId } from '#src/ui/public/use-public-form.ts';
import { GenuineResult } from './components/genuine-result.tsx';
import { UnknownResult } from './components/unknown-result.tsx';
import { SerialLocation } from './components/serial-location.tsx';
import { useModuleQuery } from './use-module-query.ts';

type Query = ReturnType<typeof useModuleQuery>;

function QueryForm({ query }: { query: Query }) {
  const { t } = useTranslation(['module', 'site']);
  const { form, captcha, isBusy } = query;
  const error = form.errorOf('sn');
  const helpId = `${fieldId('sn')}-help`;
  return (
    <form
      className="q-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void query.submit();
      }}
    >
      <label className="lab" htmlFor={fieldId('sn')}>
        {t('serialLabel')}
      </label>
      <div className="sn-form">
        <span className={error ? 'input xl bad' : 'input xl'}>
          <input
            {...describedBy('sn', error, false)}
            aria-describedby={error ? `${fieldId('sn')}-error ${helpId}` : helpId}
            dir="ltr"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={t('site:serialExample')}
            value={form.text('sn')}
            onChange={(event) => form.change('sn', event.target.value)}
          />
        </span>
        <button type="submit" className="btn primary xl" aria-disabled={isBusy}>
          {t(isBusy ? 'checking' : 'check')}
        </button>
      </div>
      <FieldMessage path="sn" error={error} />
      {/* What a number looks like is needed most when one is wrong. */}
      <p className="help" id={helpId}>
        {t('serialHelp')}
      </p>
      {captcha.isAsked && (
        <div className="q-cap">
          <p className="q-why">
            <Icon name="info" size={16} />
            <span>
              <RichText text={t('captchaWhy')} marks={{ b: <b /> }} />
            </span>
          </p>
          <CaptchaField form={form} round={captcha.round} />
        </div>
      )}
      {form.failure && <FormMessages form={form} />}
    </form>
  );
}

function Answer({ query: { result, askFor }, claimPath }: { query: Query; claimPath: string }) {
  const { t } = useTranslation('module');
  if (!result) return null;
  return (
    <div className="wrap over2">
      {result.genuine ? <GenuineResult result={result} /> : <UnknownResult sn={result.serialNumber} onAsk={askFor} />}
      {result.genuine && (
        <div className="next">
          <Link className="btn lg" to={claimPath}>
            {t('claim')}
          </Link>
          <Link className="btn lg" to="/prepared/warranty">
            {t('register')}
          </Link>
        </div>
      )}
    </div>
  );
}

/** Is this module genuine? `?sn=` asks immediately; `claimPath` leads to a claim. */
export function ModuleQuery({ claimPath }: { claimPath: string }) {
  const { t } = useTranslation('module');
  usePageTitle(t('title'));
  const query = useModuleQuery();
  return (
    <>
      <section className="band tall">
        <div className="wrap">
          <div className="band-pic" aria-hidden="true">
            <RowsScene scene={queryScene} />
          </div>
          <div className="band-text">
            <h1>{t('title')}</h1>
            <p className="lead">{t('lead')}</p>
            <QueryForm query={query} />
          </div>
        </div>
      </section>
      <Answer query={query} claimPath={claimPath} />
      <div className="wrap">
        <SerialLocation claimPath={claimPath} />
      </div>
    </>
  );
}
