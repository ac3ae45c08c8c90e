import './page.css';
import type { ReactNode, Ref } from 'react';
import { useTabTitle } from './tab.ts';

interface PageProps {
  /** Title of the page and of its tab. */
  title: string;
  /** Another name for the tab: a number instead of a long subject. */
  tabTitle?: string;
  /** A quiet line beside the title: a number, how many there are. */
  note?: ReactNode;
  /** Buttons at the end of the head; at most one of them filled. */
  actions?: ReactNode;
  /** Instead of the usual head, below which the content starts; must hold the page's `h1`. */
  head?: ReactNode;
  /**
   * `text` is for what is only read: nothing in it takes the focus, so the page does. `flush` gives the content no edges: tables, columns
   * that scroll by themselves.
   */
  layout?: 'edges' | 'text' | 'flush';
  children: ReactNode;
}

/** One page on the sheet: a head with title and actions, and what the page is about. */
export function Page({ title, tabTitle, note, actions, head, layout = 'edges', children }: PageProps) {
  useTabTitle(tabTitle ?? title);
  return (
    <div className="hd-page">
      {head ?? (
        <header className={actions ? 'hd-page-head' : 'hd-page-head hd-page-head-bare'}>
          <h1>{title}</h1>
          {note && <span className="hd-page-note">{note}</span>}
          {actions && <div className="hd-page-actions">{actions}</div>}
        </header>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by keyboard it scrolls only with the focus in it */}
      <div className={`hd-page-body hd-page-${layout === 'flush' ? 'flush' : 'edges'}`} tabIndex={layout === 'text' ? 0 : undefined}>
        {children}
      </div>
    </div>
  );
}

interface TwoColumnsProps {
  children: ReactNode;
  /** The main column, which scrolls. */
  main?: Ref<HTMLDivElement>;
  /** 336 px at the end; below the rest under 992 px. Without one, the main column has all the width. */
  sidebar: ReactNode;
}

/** Main column and sidebar, each scrolling by itself. Goes in a `flush` page. */
export function TwoColumns({ children, main, sidebar }: TwoColumnsProps) {
  return (
    <div className={sidebar ? 'hd-columns' : 'hd-columns hd-columns-alone'}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without anything to press it would scroll by pointer alone */}
      <div className="hd-columns-main" ref={main} tabIndex={0}>
        {children}
      </div>
      {sidebar && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by keyboard it scrolls only with the focus in it
        <aside className="hd-columns-sidebar" tabIndex={0}>
          {sidebar}
        </aside>
      )}
    </div>
  );
}

/** A card with a head, as blocks of a page. */
export function Block({
  title,
  actions,
  foot,
  children,
}: {
  title: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="hd-card hd-block">
      <header>
        <h2>{title}</h2>
        {actions && <div className="hd-end hd-row">{actions}</div>}
      </header>
      <div className="hd-block-body">{children}</div>
      {foot && <footer>{foot}</footer>}
    </section>
  );
}
