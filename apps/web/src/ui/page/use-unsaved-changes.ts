import { createElement, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { readToken } from '#src/platform/session.ts';
import { ModalDialog } from './modal-dialog.tsx';
import { useReportUnsaved } from './tab.ts';

/**
 * Guards what was typed: the tab shows a dot and asks before it closes, the browser asks before the window does.
 * Where pages are not kept in tabs, leaving asks too. Render the answer: it is that question.
 */
export function useUnsavedChanges(isUnsaved: boolean): ReactNode {
  const { t } = useTranslation('ui');
  const isKeptAlive = useReportUnsaved(isUnsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && !isKeptAlive && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      // Without a session this is the way to sign in again; the question was asked before.
      if (readToken() !== undefined) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return createElement(
    ModalDialog,
    {
      open: blocker.state === 'blocked',
      closable: false,
      title: t('form.unsavedTitle'),
      width: 420,
      okText: t('form.leave'),
      cancelText: t('form.stay'),
      okButtonProps: { danger: true },
      onOk: () => blocker.proceed?.(),
      onCancel: () => blocker.reset?.(),
    },
    t('form.unsavedText'),
  );
}
