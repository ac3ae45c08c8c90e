import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/field-labels.ts';
import { Icon } from '../icons/icon.tsx';
import { fieldId } from './use-public-form.ts';
import type { PublicForm } from './use-public-form.ts';

interface FormMessagesProps {
  form: PublicForm;
  /** Beside why it could not be sent: what to do instead. */
  ways?: ReactNode;
}

/** What is above a form after sending it: the fields that need another look, or why it could not be sent. */
export function FormMessages({ form: { errors, failure, summary }, ways }: FormMessagesProps) {
  const { t } = useTranslation('site');
  if (failure)
    return (
      <div className="alert bad sum-err" role="alert" ref={summary}>
        <Icon name="warning" size={20} />
        <div>
          <b>{failure.message}</b>
          {failure.requestId && !ways && (
            <p>
              {t('failure.requestId')}{' '}
              <bdi dir="ltr" className="mono">
                {failure.requestId}
              </bdi>
            </p>
          )}
          {ways}
        </div>
      </div>
    );
  if (errors.length < 2) return null;
  return (
    <div className="alert bad sum-err" role="alert" tabIndex={-1} ref={summary}>
      <Icon name="warning" size={20} />
      <div>
        <b>{t('errorSummary', { count: errors.length })}</b>
        <ul className="sum-list">
          {errors.map(({ path }) => (
            <li key={path}>
              <a
                href={`#${fieldId(path)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(path))?.focus();
                }}
              >
                {labelOf(path)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
