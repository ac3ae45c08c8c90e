import './action-bar.css';
import { Button, Dropdown } from 'antd';
import { Fragment, useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import { useNarrow } from '../page/use-media.ts';

/** One action of a record as the server sends it: legal now, or blocked by guards. */
export interface RecordAction {
  name: string;
  blockedBy: readonly string[];
}

/** How a screen shows an action. */
export interface ActionLook {
  label: string;
  icon?: IconName;
  danger?: boolean;
}

interface ActionBarProps {
  actions: readonly RecordAction[];
  /** Text of an action; `undefined` leaves it out of this bar. */
  look: (name: string) => ActionLook | undefined;
  /** Why a guard blocks, preferably as a link to the place. */
  renderReason: (guard: string, action: string) => ReactNode;
  onAction: (name: string) => unknown;
  /** The next step: filled and first. */
  primary?: string | undefined;
  /** Running right now: it shows as busy, the others wait. */
  busy?: string | undefined;
  /** How many are in the bar; the rest, and all that is dangerous, goes into the menu. */
  most?: number;
  /** Beside the actions. */
  extra?: ReactNode;
}

type Shown = RecordAction & ActionLook;

/** Buttons of what a record allows; a blocked one is gray, locked, and says why. */
export function ActionBar({ actions, look, renderReason, onAction, primary, busy, most = 4, extra }: ActionBarProps) {
  const { t } = useTranslation('ui');
  const isNarrow = useNarrow();
  const shown: Shown[] = actions.flatMap((action) => {
    const words = look(action.name);
    return words ? [{ ...action, ...words }] : [];
  });
  const open = shown
    .filter((action) => action.blockedBy.length === 0)
    .toSorted((a, b) => Number(b.name === primary) - Number(a.name === primary));
  const blocked = shown.filter((action) => action.blockedBy.length > 0);
  if (shown.length === 0 && !extra) return null;
  // What takes something away is never the first thing to offer.
  const mild = open.filter((action) => !action.danger);
  const inBar = isNarrow ? 1 : mild.length === most + 1 ? mild.length : most;
  const rest = [...mild.slice(inBar), ...open.filter((action) => action.danger)];
  return (
    <div className="hd-actions" role="toolbar" aria-label={t('actions.label')}>
      {mild.slice(0, inBar).map((action) => (
        <Button
          key={action.name}
          type={action.name === primary ? 'primary' : 'default'}
          icon={action.icon && <Icon name={action.icon} />}
          loading={busy === action.name}
          disabled={busy !== undefined && busy !== action.name}
          onClick={() => void onAction(action.name)}
        >
          {action.label}
        </Button>
      ))}
      {rest.length > 0 && <MoreActions actions={rest} onAction={onAction} isDisabled={busy !== undefined} />}
      {blocked.length > 0 && open.length > 0 && <span className="hd-actions-rule" />}
      {blocked.map((action) => (
        <BlockedAction key={action.name} action={action} renderReason={renderReason} />
      ))}
      {extra}
    </div>
  );
}

function MoreActions({ actions, onAction, isDisabled }: { actions: Shown[]; onAction: (name: string) => unknown; isDisabled: boolean }) {
  const { t } = useTranslation('ui');
  const items = actions.map(({ name, label, icon, danger }) => ({
    key: name,
    label,
    danger: danger ?? false,
    icon: icon && <Icon name={icon} />,
  }));
  return (
    <Dropdown trigger={['click']} disabled={isDisabled} menu={{ items, onClick: ({ key }) => void onAction(key) }}>
      <Button aria-label={t('actions.more')} icon={<Icon name="more" />} />
    </Dropdown>
  );
}

/** Stays reachable by keyboard, so that the reason can be heard. */
function BlockedAction({ action, renderReason }: { action: Shown; renderReason: ActionBarProps['renderReason'] }) {
  const { t } = useTranslation('ui');
  const separators = useFormat().separators(action.blockedBy.length);
  const reasonId = useId();
  return (
    <span className="hd-blocked">
      <button type="button" className="hd-blocked-button" aria-disabled="true" aria-describedby={reasonId}>
        <Icon name="lock" />
        {action.label}
      </button>
      <span className="hd-why" id={reasonId}>
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
    </span>
  );
}
