import { useRef } from 'react';

const isInMenu = (element: Element | null): boolean =>
  element === null || element === document.body || element.closest('.ant-dropdown') !== null;

/**
 * For Ant Design's `Dropdown`: opened by keyboard, the menu takes the focus; closed by Escape or a choice, what opened it gets it back,
 * unless the choice has brought the focus somewhere else.
 */
export function useMenuFocus() {
  const opener = useRef<Element>(null);
  const onOpenChange = (isOpen: boolean) => {
    if (isOpen) opener.current = document.activeElement;
    else if (isInMenu(document.activeElement) && opener.current instanceof HTMLElement) opener.current.focus();
  };
  return { autoFocus: true, onOpenChange };
}
