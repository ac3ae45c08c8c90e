import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import './feedback.css';
import { dismissToast, toasts, toastTime } from './notices.ts';
import type { Toast } from './notices.ts';

const marks: Record<Toast['kind'], string> = {
  good: 'M4.5 10.5l3.5 3.5 7.5-8',
  info: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 9.3V14M10 6.5v.01',
  bad: 'M10 3.5L17.5 16.5h-15zM10 8.5v4M10 14.5v.01',
};

function Mark({ path }: { path: string }) {
  return (
    <svg className="hd-fb-toast-mark" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Ends a toast after its time. While hovered or focused it stays, and is checked again later, unless what it offers is over. */
function useItsEnd({ id, until }: Toast) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const time = until === undefined ? toastTime : until - Date.now();
    const timer = setInterval(
      () => {
        if (until !== undefined || !item.current?.matches(':hover, :focus-within')) dismissToast(id);
      },
      Math.max(0, time),
    );
    return () => clearInterval(timer);
  }, [id, until]);
  return item;
}

function ToastItem({ toast }: { toast: Toast }) {
  const { t } = useTranslation('site');
  const item = useItsEnd(toast);
  return (
    <li ref={item} className={`hd-fb-toast hd-fb-toast-${toast.kind}`}>
      <Mark path={marks[toast.kind]} />
      <div className="hd-fb-toast-text">
        <b>{toast.title}</b>
        {toast.text && <p>{toast.text}</p>}
        {toast.requestId && (
          <p className="hd-fb-toast-id">
            {t('failure.requestId')} <bdi dir="ltr">{toast.requestId}</bdi>
          </p>
        )}
      </div>
      {toast.action && (
        <button type="button" className="hd-fb-toast-action" onClick={toast.action.onClick}>
          {toast.action.label}
        </button>
      )}
      <button type="button" className="hd-fb-toast-close" aria-label={t('toasts.dismiss')} onClick={() => dismissToast(toast.id)}>
        <Mark path="M5.5 5.5l9 9m0-9l-9 9" />
      </button>
    </li>
  );
}

/** The messages of both faces, in a live region. Rendered once, around the router. */
export function Toasts() {
  const { t } = useTranslation('site');
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  return (
    <section className="hd-fb-toasts" aria-label={t('toasts.label')} aria-live="polite" aria-relevant="additions">
      <ul>
        {shown.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>
  );
}
