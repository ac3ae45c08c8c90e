import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import { Icon } from '../icons/icon.tsx';

/** Why a guard blocks, preferably as a link to the place. */
export type RenderReason = (guard: string, action: string) => ReactNode;

interface BlockedReasonProps {
  id: string;
  action: { name: string; blockedBy: readonly string[] };
  renderReason: RenderReason;
}

/** What a blocked action waits for. */
export function BlockedReason({ id, action, renderReason }: BlockedReasonProps) {
  const { t } = useTranslation('ui');
  const separators = useFormat().separators(action.blockedBy.length);
  return (
    <span className="hd-why" id={id}>
      <Icon name="info" />
      <span>
        {t('actions.missing', { count: action.blockedBy.length })}{' '}
        {action.blockedBy.map((guard, index) => (
          <Fragment key={guard}>
            {separators[index]}
            {renderReason(guard, action.name)}
          </Fragment>
        ))}
      </span>
    </span>
  );
}
