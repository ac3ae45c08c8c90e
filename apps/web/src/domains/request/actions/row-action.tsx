import type { RequestAction } from '@heliodesk/contract/request';
import { Button } from 'antd';
import type { ButtonProps } from 'antd';
import { BlockedButton } from '#src/ui/actions/blocked-button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { Actionable } from './action-target.ts';
import { useBlockReason } from './use-block-reason.ts';
import { useRequestActions } from './use-request-actions.tsx';

interface RowActionProps extends Pick<ButtonProps, 'type' | 'className'> {
  row: Actionable;
  name: RequestAction;
  /** Shows the icon alone; the words are there for who cannot see it. */
  isIcon?: boolean;
}

/** One action of a row as a small button; nothing where the server does not offer it, gray with the reason where it is blocked. */
export function RowAction({ row, name, isIcon = false, ...look }: RowActionProps) {
  const { offered, busy, dialog } = useRequestActions(row, { isList: true });
  const reasonOf = useBlockReason();
  const action = offered.find((one) => one.name === name);
  // The dialog stays while the list behind it moves on.
  if (!action) return dialog;
  const reason = reasonOf(action.blockedBy);
  if (reason) return <BlockedButton label={action.labelInRow} reason={reason} isIcon={isIcon} />;
  return (
    <>
      <Button
        {...look}
        size="small"
        danger={action.danger}
        loading={busy === name}
        aria-label={action.labelInRow}
        icon={isIcon && <Icon name={action.icon} />}
        onClick={action.start}
      >
        {!isIcon && action.label}
      </Button>
      {dialog}
    </>
  );
}
