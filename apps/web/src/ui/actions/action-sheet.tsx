import { Drawer } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon.tsx';
import { BlockedReason } from './blocked-reason.tsx';
import type { RenderReason } from './blocked-reason.tsx';
import type { ShownAction } from './shown-action.ts';

interface ActionSheetProps {
  actions: readonly ShownAction[];
  renderReason: RenderReason;
  onAction: (name: string) => unknown;
  onClose: () => void;
}

/** All actions of a record on a phone, one below the other; a locked one says what is missing. */
export function ActionSheet({ actions, renderReason, onAction, onClose }: ActionSheetProps) {
  const { t } = useTranslation('common');
  return (
    <Drawer open placement="bottom" size="auto" className="hd-action-sheet" title={t('actions')} onClose={onClose}>
      <ul>
        {actions.map((action) => (
          <li key={action.name}>
            {action.blockedBy.length > 0 ? (
              <LockedRow action={action} renderReason={renderReason} />
            ) : (
              <button
                type="button"
                className={action.danger ? 'hd-k-bad' : undefined}
                onClick={() => {
                  onClose();
                  void onAction(action.name);
                }}
              >
                {action.icon && <Icon name={action.icon} />}
                <span className="hd-grow">{action.label}</span>
                <Icon name="chevron-on" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

function LockedRow({ action, renderReason }: { action: ShownAction; renderReason: RenderReason }) {
  const reasonId = useId();
  return (
    <>
      <button type="button" aria-disabled="true" aria-describedby={reasonId}>
        {action.icon && <Icon name={action.icon} />}
        <span className="hd-grow">{action.label}</span>
        <Icon name="lock" />
      </button>
      <BlockedReason id={reasonId} action={action} renderReason={renderReason} />
    </>
  );
}
