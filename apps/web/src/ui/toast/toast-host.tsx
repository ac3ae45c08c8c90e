import './toast.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissToast, toastTime, toasts } from '#src/platform/feedback/notices.ts';
import type { Toast } from '#src/platform/feedback/notices.ts';
import { Ltr } from '../format/ltr.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';

const icons: Readonly<Record<Toast['kind'], IconName>> = { good: 'check', info: 'info', bad: 'warning' };

/** Where the platform's toasts appear; one on each page. Plain React. */
export function ToastHost() {
  const { t } = useTranslation('ui');
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  return (
    <section className="hd-toasts" aria-label={t('toast.region')} aria-live="polite" aria-relevant="additions">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('ui');
  const [isHeld, setHeld] = useState(false);

  // Under the pointer or with the focus in it, it stays.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(toast.id), toastTime);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id]);

  const handleAction = () => {
    toast.action?.onClick();
    dismissToast(toast.id);
  };

  return (
    <div
      className="hd-toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={`hd-toast-icon hd-toast-${toast.kind}`}>
        <Icon name={icons[toast.kind]} size={20} />
      </span>
      <div className="hd-grow" role={toast.kind === 'bad' ? 'alert' : undefined}>
        <b>{toast.title}</b>
        {toast.text}
        {toast.requestId && (
          <small>
            {t('state.requestId')} <Ltr mono>{toast.requestId}</Ltr>
          </small>
        )}
      </div>
      {toast.action && (
        <button type="button" className="hd-toast-action" onClick={handleAction}>
          {toast.action.label}
        </button>
      )}
      <button type="button" className="hd-toast-close" aria-label={t('toast.dismiss')} onClick={() => dismissToast(toast.id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
