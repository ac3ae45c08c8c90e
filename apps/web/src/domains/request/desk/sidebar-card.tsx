import './case.css';
import type { ReactNode } from 'react';

interface SidebarCardProps {
  title: string;
  /** A link or a figure at the end of the head. */
  extra?: ReactNode;
  children: ReactNode;
}

/** One card in the right column of a case. */
export function SidebarCard({ title, extra, children }: SidebarCardProps) {
  return (
    <section className="hd-card hd-sidebar-card">
      <header>
        <h2>{title}</h2>
        {extra && <span className="hd-end hd-t12">{extra}</span>}
      </header>
      <div>{children}</div>
    </section>
  );
}
