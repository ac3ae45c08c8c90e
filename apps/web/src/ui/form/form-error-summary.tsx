import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon.tsx';
import type { NamePath } from './name-path.ts';

/** One thing that a form refuses. */
export interface FormIssue {
  /** Nothing where it belongs to no field. */
  name?: NamePath;
  label?: string | undefined;
  message: string;
}

interface FormErrorSummaryProps {
  issues: readonly FormIssue[];
  onGo: (name: NamePath) => void;
}

/** All errors of a form in one place, each leading to its field. Takes the focus when it appears. */
export function FormErrorSummary({ issues, onGo }: FormErrorSummaryProps) {
  const { t } = useTranslation('ui');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (issues.length > 0) box.current?.focus();
  }, [issues]);
  if (issues.length === 0) return null;
  const fields = issues.filter((issue) => issue.name !== undefined);
  const others = issues.filter((issue) => issue.name === undefined);
  return (
    <div className="hd-alert hd-k-bad hd-summary" role="alert" tabIndex={-1} ref={box}>
      <Icon name="warning" size={20} />
      <div>
        {fields.length > 0 && <b>{t('form.errors', { count: fields.length })}</b>}
        <ul>
          {fields.map(({ name, label, message }) =>
            name === undefined ? null : (
              <li key={`${String(name)} ${message}`}>
                <button type="button" onClick={() => onGo(name)}>
                  {label ?? message}
                </button>
              </li>
            ),
          )}
        </ul>
        {others.map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  );
}
