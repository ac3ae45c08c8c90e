import { Button, Dropdown } from 'antd';
import type { MenuProps } from 'antd';
import { Icon } from '../icons/icon.tsx';
import { useMenuFocus } from '../page/use-menu-focus.ts';

interface MoreMenuProps {
  /** What the menu is of: that of a row names it. */
  label: string;
  menu: MenuProps;
}

/** Further actions of a row, behind three dots. */
export function MoreMenu({ label, menu }: MoreMenuProps) {
  const menuFocus = useMenuFocus();
  return (
    <Dropdown trigger={['click']} menu={menu} {...menuFocus}>
      <Button type="text" size="small" aria-label={label} icon={<Icon name="more" />} />
    </Dropdown>
  );
}
