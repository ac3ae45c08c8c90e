import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icons/icon.tsx';

interface UnfoldButtonProps {
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** Opens and closes the details inside a card, at the end of one of its lines. */
export function UnfoldButton({ isOpen, onToggle, children }: UnfoldButtonProps) {
  return (
    <Button
      type="text"
      size="small"
      className="hd-end"
      aria-expanded={isOpen}
      icon={<Icon name="chevron-down" />}
      iconPlacement="end"
      onClick={onToggle}
    >
      {children}
    </Button>
  );
}
