import './action-bar.css';
import { Button, Dropdown } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon.tsx';
import { lazyDialog } from '../page/lazy-dialog.tsx';
import { useNarrow } from '../page/use-media.ts';
import { useMenuFocus } from '../page/use-menu-focus.ts';
import { BlockedReason } from './blocked-reason.tsx';
import type { RenderReason } from './blocked-reason.tsx';
import type { ActionLook, RecordAction, ShownAction } from './shown-action.ts';

const ActionSheet = lazyDialog(() => import('./action-sheet.tsx').then((module) => module.ActionSheet));

interface ActionBarProps {
  actions: readonly RecordAction[];
  /** Text of an action; `undefined` leaves it out of this bar. */
  look: (name: string) => ActionLook | undefined;
  renderReason: RenderReason;
  onAction: (name: string) => unknown;
  /** The next step: filled and first. */
  primary?: string | undefined;
  /** Running right now: it shows as busy, the others wait. */
  busy?: string | undefined;
  /** How many are in the bar; the rest, and all that is dangerous, goes into the menu. */
  most?: number;
}

const mostOnPhone = 2;
/** How long the labels of two buttons may be on a phone, in letters; a Chinese or Japanese character counts as two. */
const roomOnPhone = 24;

const lengthOf = (label: string): number => [...label].reduce((sum, sign) => sum + (/[\u3000-\u9fff\uff00-\uffef]/u.test(sign) ? 2 : 1), 0);

/** As many as fit without cutting their labels. */
const fitOnPhone = (actions: readonly ShownAction[]): number =>
  actions.slice(0, mostOnPhone).reduce((sum, { label }) => sum + lengthOf(label), 0) > roomOnPhone ? 1 : mostOnPhone;

/** Buttons of what a record allows; a blocked one is gray, locked, and says why. */
export function ActionBar({ actions, look, renderReason, onAction, primary, busy, most = 4 }: ActionBarProps) {
  const { t } = useTranslation('common');
  const isNarrow = useNarrow();
  const shown: ShownAction[] = actions.flatMap((action) => {
    const words = look(action.name);
    return words ? [{ ...action, ...words }] : [];
  });
  const open = shown
    .filter((action) => action.blockedBy.length === 0)
    .toSorted((a, b) => Number(b.name === primary) - Number(a.name === primary));
  const blocked = shown.filter((action) => action.blockedBy.length > 0);
  if (shown.length === 0) return null;
  // What takes something away is never the first thing to offer.
  const mild = open.filter((action) => !action.danger);
  const inBar = isNarrow ? fitOnPhone(mild) : mild.length === most + 1 ? mild.length : most;
  const dangerous = open.filter((action) => action.danger);
  const rest = [...mild.slice(inBar), ...dangerous];
  return (
    <div className="hd-actions" role="toolbar" aria-label={t('actions')}>
      {mild.slice(0, inBar).map((action) => (
        <Button
          key={action.name}
          type={action.name === primary ? 'primary' : 'default'}
          icon={action.icon && <Icon name={action.icon} />}
          loading={busy === action.name}
          disabled={busy !== undefined && busy !== action.name}
          aria-keyshortcuts={action.shortcut}
          onClick={() => void onAction(action.name)}
        >
          {action.label}
        </Button>
      ))}
      {isNarrow ? (
        <AllActions
          actions={[...mild, ...blocked, ...dangerous]}
          hasMore={rest.length + blocked.length > 0}
          {...{ renderReason, onAction, busy }}
        />
      ) : (
        <>
          {rest.length > 0 && <MoreActions actions={rest} onAction={onAction} isDisabled={busy !== undefined} />}
          {blocked.map((action) => (
            <BlockedAction key={action.name} action={action} renderReason={renderReason} />
          ))}
        </>
      )}
    </div>
  );
}

interface AllActionsProps extends Pick<ActionBarProps, 'renderReason' | 'onAction' | 'busy'> {
  actions: ShownAction[];
  /** Whether the bar does not show them all. */
  hasMore: boolean;
}

/** On a phone all of them, locked ones too, are in a sheet. */
function AllActions({ actions, hasMore, renderReason, onAction, busy }: AllActionsProps) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  if (!hasMore) return null;
  return (
    <>
      <Button
        className="hd-actions-more"
        aria-label={t('actions.more')}
        aria-haspopup="dialog"
        disabled={busy !== undefined}
        icon={<Icon name="more" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ActionSheet {...{ actions, renderReason, onAction }} onClose={() => setOpen(false)} />}
    </>
  );
}

function MoreActions({
  actions,
  onAction,
  isDisabled,
}: {
  actions: ShownAction[];
  onAction: (name: string) => unknown;
  isDisabled: boolean;
}) {
  const { t } = useTranslation('ui');
  const menuFocus = useMenuFocus();
  const items = actions.map(({ name, label, icon, danger }) => ({
    key: name,
    label,
    danger: danger ?? false,
    icon: icon && <Icon name={icon} />,
  }));
  return (
    <Dropdown trigger={['click']} disabled={isDisabled} menu={{ items, onClick: ({ key }) => void onAction(key) }} {...menuFocus}>
      <Button aria-label={t('actions.more')} icon={<Icon name="more" />} />
    </Dropdown>
  );
}

/** Stays reachable by keyboard, so that the reason can be heard. */
function BlockedAction({ action, renderReason }: { action: ShownAction; renderReason: RenderReason }) {
  const reasonId = useId();
  return (
    <span className="hd-blocked">
      <button type="button" className="hd-blocked-button" aria-disabled="true" aria-describedby={reasonId}>
        <Icon name="lock" />
        {action.label}
      </button>
      <BlockedReason id={reasonId} action={action} renderReason={renderReason} />
    </span>
  );
}
