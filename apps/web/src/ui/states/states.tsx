import { Button } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, isError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { Ltr } from '../format/ltr.tsx';
import { Icon } from '../icons/icon.tsx';
import { Blank } from './blank.tsx';

interface StateProps {
  title?: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
}

/** Nothing to show yet: says what will appear here and offers the next step. */
export function Empty({ title, text, actions }: StateProps) {
  const { t } = useTranslation('ui');
  return <Blank picture="empty" title={title ?? t('table.emptyTitle')} text={text ?? t('table.emptyText')} actions={actions} />;
}

/** The caller's role does not reach this. */
function NoPermission({ title, text, actions }: StateProps) {
  const { t } = useTranslation('ui');
  return (
    <Blank picture="locked" title={title ?? t('state.noPermissionTitle')} text={text ?? t('state.noPermissionText')} actions={actions} />
  );
}

/** There is nothing at this address, or not for this caller. */
export function NotFound({ title, text, actions }: StateProps) {
  const { t } = useTranslation('ui');
  return <Blank picture="missing" title={title ?? t('state.notFoundTitle')} text={text ?? t('state.notFoundText')} actions={actions} />;
}

interface ErrorStateProps extends StateProps {
  /** What was thrown; its request id and words are shown where it has them. */
  error: unknown;
  onRetry?: (() => unknown) | undefined;
}

/** Something failed: what it was, try again, the number to tell us. A 403 and a 404 show their own pictures. */
export function ErrorState({ error, onRetry, title, text, actions }: ErrorStateProps) {
  const { t } = useTranslation(['ui', 'common']);
  const call = error instanceof CallError ? error : undefined;
  if (isError(error, 'forbidden')) return <NoPermission actions={actions} />;
  if (isError(error, 'notFound')) return <NotFound title={title} text={text} actions={actions} />;
  return (
    <Blank
      picture="error"
      title={title ?? t('state.errorTitle')}
      text={text ?? (call ? messageOf(call) : t('state.errorText'))}
      actions={
        <>
          {onRetry && (
            <Button type="primary" icon={<Icon name="refresh" />} onClick={() => void onRetry()}>
              {t('retry')}
            </Button>
          )}
          {actions ?? <Button href="/contactus">{t('common:contactUs')}</Button>}
        </>
      }
      note={call?.requestId && <RequestId id={call.requestId} />}
    />
  );
}

function RequestId({ id }: { id: string }) {
  const { t } = useTranslation(['ui', 'common']);
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      {t('state.requestId')}
      <Ltr mono>{id}</Ltr>
      <Button
        type="text"
        size="small"
        aria-label={t('state.copyRequestId')}
        icon={<Icon name={isCopied ? 'check' : 'copy'} />}
        onClick={() => void navigator.clipboard?.writeText(id).then(() => setCopied(true))}
      />
      <output className="hd-vh">{isCopied ? t('common:copied') : ''}</output>
    </>
  );
}
