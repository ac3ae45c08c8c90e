import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ReturnSolutionBody } from '@heliodesk/contract/solution';
import { SidebarCard } from '#src/domains/request/index.ts';
import { maxLengthOf, messageOfViolation } from '#src/platform/schema-rules.ts';

interface ReturnCardProps {
  /** Of its field, which takes the focus where a reason is missing. */
  id: string;
  /** Who reads the reason. */
  author: string;
  reason: string;
  isNeeded: boolean;
  /** Whether a missing reason is said. */
  isShown: boolean;
  isDisabled: boolean;
  onChange: (reason: string) => void;
}

/** Why solutions are returned; its author reads it, the customer does not. */
export function ReturnCard({ id, author, reason, isNeeded, isShown, isDisabled, onChange }: ReturnCardProps) {
  const { t } = useTranslation(['solution', 'rules']);
  const wrongId = useId();
  const isMissing = isNeeded && isShown && reason.trim() === '';
  return (
    <SidebarCard title={t('return.title')}>
      <label className="hd-sol-label" htmlFor={id}>
        {t('return.reason', { name: author })}
        {isNeeded && (
          <span className="hd-required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      <Input.TextArea
        id={id}
        rows={3}
        dir="auto"
        disabled={isDisabled}
        maxLength={maxLengthOf(ReturnSolutionBody, 'reason')}
        placeholder={t('return.hint')}
        value={reason}
        aria-required={isNeeded}
        status={isMissing ? 'error' : ''}
        {...(isMissing ? { 'aria-invalid': true, 'aria-describedby': wrongId } : {})}
        onChange={({ target }) => onChange(target.value)}
      />
      {isMissing && (
        <p className="hd-k-bad hd-t13" id={wrongId} role="alert">
          {messageOfViolation({ path: 'reason', rule: 'required', params: {} })}
        </p>
      )}
    </SidebarCard>
  );
}
