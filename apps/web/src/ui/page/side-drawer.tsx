import { Drawer } from 'antd';
import type { DrawerProps } from 'antd';
import { DialogKeys } from './dialog-keys.tsx';

type SideDrawerProps = Omit<DrawerProps, 'destroyOnHidden'>;

/** Ant Design's drawer, with the keys of a dialog: it starts at its first field instead of at its cross. It is built new each time it opens. */
export function SideDrawer({ children, ...drawer }: SideDrawerProps) {
  return (
    <Drawer {...drawer} destroyOnHidden>
      {children}
      <DialogKeys startsAtField />
    </Drawer>
  );
}
