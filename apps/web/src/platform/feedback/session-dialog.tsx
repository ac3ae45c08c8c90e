import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import './feedback.css';
import { closeSessionDialog, isAccountDisabled, isSessionExpired } from './notices.ts';

/** Asks to sign in again once the session has ended; cancel stays on the page, where what was typed can be copied. */
export function SessionDialog({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useTranslation(['site', 'signOn']);
  const isOpen = useSyncExternalStore(isSessionExpired.subscribe, isSessionExpired.get);
  const isDisabled = useSyncExternalStore(isAccountDisabled.subscribe, isAccountDisabled.get);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const signIn = () => {
    closeSessionDialog();
    onSignIn();
  };
  return (
    <dialog
      ref={dialog}
      className="hd-fb-dialog"
      aria-labelledby="hd-session-title"
      aria-describedby="hd-session-text"
      onClose={closeSessionDialog}
      // A drawer below, with unsaved input, listens for Escape on the window.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <h2 id="hd-session-title">{t(isDisabled ? 'signOn:disabled.title' : 'session.title')}</h2>
      <p id="hd-session-text">{t(isDisabled ? 'signOn:disabled.text' : 'session.text')}</p>
      <div className="hd-fb-dialog-end">
        <button type="button" className="hd-fb-dialog-btn" onClick={closeSessionDialog}>
          {t(isDisabled ? 'signOn:disabled.stay' : 'session.cancel')}
        </button>
        <button type="button" className="hd-fb-dialog-btn hd-fb-dialog-primary" onClick={signIn}>
          {t(isDisabled ? 'signOn:disabled.toSignIn' : 'session.signIn')}
        </button>
      </div>
    </dialog>
  );
}
