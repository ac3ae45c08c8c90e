import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon.tsx';
import { IssueText } from './issue-text.tsx';
import { pathText } from './name-path.ts';
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
  /** Paths of fields that were put right since, which are no longer named. */
  mended?: ReadonlySet<string>;
  onGo: (name: NamePath) => void;
}

const none: ReadonlySet<string> = new Set();

/** All errors of a form in one place, each leading to its field. Takes the focus when it appears, never while someone mends a field. */
export function FormErrorSummary({ issues, mended = none, onGo }: FormErrorSummaryProps) {
  const { t } = useTranslation('ui');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (issues.length > 0) box.current?.focus();
  }, [issues]);
  const fields = issues.filter(({ name }) => name !== undefined && !mended.has(pathText(name)));
  const others = issues.filter((issue) => issue.name === undefined);
  if (fields.length + others.length === 0) return null;
  return (
    <div className="hd-alert hd-k-bad hd-summary" role="alert" tabIndex={-1} ref={box}>
      <Icon name="warning" size={20} />
      <div>
        {fields.length > 0 && <b>{t('form.errors', { count: fields.length })}</b>}
        <ul>
          {fields.map(({ name, label, message }) =>
            name === undefined ? null : (
              <li key={`${String(name)} ${message}`}>
                <IssueText label={label} message={message} onGo={() => onGo(name)} />
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
