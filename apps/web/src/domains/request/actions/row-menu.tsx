import type { DraftRow, RequestDetail, RequestRow } from '@heliodesk/contract/request';
import { Button, Dropdown } from 'antd';
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { MoreMenu } from '#src/ui/actions/more-menu.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useMenuFocus } from '#src/ui/page/use-menu-focus.ts';
import { canFile } from '../kinds.ts';
import { requestPaths } from '../paths.ts';
import { useBlockReason } from './use-block-reason.ts';
import { useRequestActions } from './use-request-actions.tsx';
import type { OfferedAction } from './use-request-actions.tsx';

/** What can be done with a row: open it, copy it, and what its lifecycle allows. */
export function RequestRowMenu({ row }: { row: RequestRow }) {
  const { t } = useTranslation('request');
  const navigate = useNavigate();
  const { offered, dialog } = useRequestActions(row, { isList: true });
  const actionItem = useActionItem();
  const items: MenuProps['items'] = [
    {
      key: 'open',
      label: t('action.open'),
      icon: <Icon name="arrow-on" />,
      onClick: () => void navigate(requestPaths.page(row.requestId)),
    },
    ...(canFile(row.requestType)
      ? [
          {
            key: 'clone',
            label: t('action.clone'),
            icon: <Icon name="copy" />,
            onClick: () => void navigate(requestPaths.clone(row.requestType, row.requestId)),
          },
        ]
      : []),
    ...offered.map(actionItem),
  ];
  return (
    <>
      <MoreMenu label={t('list.menu', { number: row.requestNo })} menu={{ items }} />
      {dialog}
    </>
  );
}

/** What can be done with the request that is open: copy it, and what its lifecycle allows. */
export function RequestMenu({ request }: { request: RequestDetail }) {
  const { t } = useTranslation(['request', 'ui']);
  const navigate = useNavigate();
  const { offered, dialog } = useRequestActions(request);
  const actionItem = useActionItem();
  const menuFocus = useMenuFocus();
  const { requestId, requestType } = request;
  const copy = {
    key: 'clone',
    label: t('action.clone'),
    icon: <Icon name="copy" />,
    onClick: () => void navigate(requestPaths.clone(requestType, requestId)),
  };
  const items = [...(canFile(requestType) ? [copy] : []), ...offered.map(actionItem)];
  if (items.length === 0) return dialog;
  return (
    <>
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }} {...menuFocus}>
        <Button type="text" className="hd-request-menu" aria-label={t('ui:actions.more')} icon={<Icon name="more" />} />
      </Dropdown>
      {dialog}
    </>
  );
}

/** What else can be done with a draft: copy it, discard it. */
export function DraftMenu({ draft }: { draft: DraftRow }) {
  const { t } = useTranslation('request');
  const navigate = useNavigate();
  const { offered, dialog } = useRequestActions({ ...draft, ownerId: null, contactState: null }, { isList: true });
  const actionItem = useActionItem();
  const menuFocus = useMenuFocus();
  const items: MenuProps['items'] = [
    {
      key: 'clone',
      label: t('action.clone'),
      icon: <Icon name="copy" />,
      onClick: () => void navigate(requestPaths.clone(draft.requestType, draft.requestId)),
    },
    ...offered.filter(({ name }) => name !== 'save').map(actionItem),
  ];
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items }} {...menuFocus}>
        <Button type="text" aria-label={t('list.menu', { number: draft.requestNo })} icon={<Icon name="more" />} />
      </Dropdown>
      {dialog}
    </>
  );
}

/** An action as an entry of a menu; a blocked one is gray and says why. */
function useActionItem() {
  const reasonOf = useBlockReason();
  return ({ name, label, icon, blockedBy, start }: OfferedAction) => {
    const reason = reasonOf(blockedBy);
    if (reason === undefined) return { key: name, label, icon: <Icon name={icon} />, onClick: start };
    const why = (
      <>
        {label} <span className="hd-t13">{reason}</span>
      </>
    );
    return { key: name, label: why, icon: <Icon name="lock" />, disabled: true };
  };
}
