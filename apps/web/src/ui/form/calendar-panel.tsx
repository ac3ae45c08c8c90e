import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What `panelRender` of Ant Design's date pickers takes. */
export const inCalendarPanel = (panel: ReactNode) => <CalendarPanel>{panel}</CalendarPanel>;

/** The open calendar is outside the page: a region with a name. Month and year are named by what they show, which Ant Design leaves out. */
function CalendarPanel({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!region.current) return;
    const panel = region.current;
    nameByContent(panel);
    const change = new MutationObserver(() => nameByContent(panel));
    change.observe(panel, { subtree: true, childList: true });
    return () => change.disconnect();
  }, []);
  return (
    <section ref={region} aria-label={t('calendar')}>
      {children}
    </section>
  );
}

function nameByContent(panel: HTMLElement): void {
  for (const button of panel.querySelectorAll('.ant-picker-header-view button[aria-label]')) {
    button.setAttribute('aria-description', button.getAttribute('aria-label') ?? '');
    button.removeAttribute('aria-label');
  }
}
