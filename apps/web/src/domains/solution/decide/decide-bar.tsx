import '#src/ui/actions/action-bar.css';
import type { PlannedSolution } from '@heliodesk/contract/solution';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { Decisions } from './use-decisions.ts';

interface DecideBarProps {
  decisions: Decisions;
  nameOf: (solution: PlannedSolution) => string;
  onSend: () => void;
}

/** Sends what was decided, or says what still has to be. */
export function DecideBar({ decisions: { open, returned, isSending }, nameOf, onSend }: DecideBarProps) {
  const { t } = useTranslation(['solution', 'common']);
  const { list } = useFormat();
  const whyId = useId();
  return (
    <div className="hd-actions" role="toolbar" aria-label={t('common:actions')}>
      {open.length === 0 ? (
        <Button type="primary" icon={<Icon name={returned.length > 0 ? 'return' : 'check'} />} loading={isSending} onClick={onSend}>
          {t('decide.send')}
        </Button>
      ) : (
        <span className="hd-blocked">
          <button type="button" className="hd-blocked-button" aria-disabled="true" aria-describedby={whyId}>
            <Icon name="lock" />
            {t('decide.send')}
          </button>
          <span className="hd-why" id={whyId}>
            <Icon name="info" />
            <span>{t('decide.open', { names: list(open.map(nameOf)) })}</span>
          </span>
        </span>
      )}
    </div>
  );
}
