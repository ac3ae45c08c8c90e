import type { ReactNode } from 'react';

/** Text that reads left to right in every language: serial and request numbers, IBAN, phone, paths. */
export function Ltr({ children, mono = false, className }: { children: ReactNode; mono?: boolean; className?: string }) {
  const names = [mono && 'hd-mono', className].filter(Boolean).join(' ');
  return (
    <bdi dir="ltr" className={names || undefined}>
      {children}
    </bdi>
  );
}
