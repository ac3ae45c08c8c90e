import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

/** The way in for employees by the unified authentication. */
export function SingleSignOn() {
  const { t } = useTranslation('identity');
  const [search] = useSearchParams();
  const [problem, setProblem] = useState<string>();
  const leave = async () => {
    setProblem(undefined);
    try {
      const { leaveForSignOn } = await import('../sign-on-calls.ts');
      await leaveForSignOn(search.get('redirect'));
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <div className="stack sign-on">
      <div className="or">{t('atManufacturer')}</div>
      {problem && (
        <div className="alert bad" role="alert">
          <Icon name="warning" size={20} />
          <b>{problem}</b>
        </div>
      )}
      <button type="button" className="btn lg block" onClick={() => void leave()}>
        <Icon name="key" size={18} />
        {t('unified')}
      </button>
    </div>
  );
}
