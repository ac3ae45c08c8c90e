import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useMenuFocus } from '#src/ui/page/use-menu-focus.ts';
import { fileableTypes } from '../kinds.ts';
import { requestPaths } from '../paths.ts';
import { useRequestTypeName } from './request-labels.tsx';

/** Starts a request of one of the kinds; framed where another button comes first. */
export function NewRequestMenu({ isFilled = true }: { isFilled?: boolean }) {
  const { t } = useTranslation('request');
  const typeName = useRequestTypeName();
  const navigate = useNavigate();
  const menuFocus = useMenuFocus();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: fileableTypes().map((type) => ({ key: requestPaths.create(type), label: typeName(type) })),
        onClick: ({ key }) => void navigate(key),
      }}
      {...menuFocus}
    >
      <Button type={isFilled ? 'primary' : 'default'} icon={<Icon name="plus" />}>
        {t('list.newRequest')}
      </Button>
    </Dropdown>
  );
}
