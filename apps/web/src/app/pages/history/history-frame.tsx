import '../request/request-page.css';
import './history.css';
import type { HistoryDetail } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#src/ui/page/page.tsx';

interface HistoryFrameProps {
  history: HistoryDetail;
  head: ReactNode;
  /** The way that it took, beside the rest; below it where there is no room. */
  progress?: ReactNode;
  children: ReactNode;
}

/** A page of the history: the way of a request, and what is known of it. */
export function HistoryFrame({ history: { title, requestNo }, head, progress, children }: HistoryFrameProps) {
  const { t } = useTranslation('request');
  return (
    <Page title={title} tabTitle={requestNo} layout="flush" head={head}>
      <div className={progress ? 'hd-panes hd-history' : 'hd-panes hd-history hd-history-alone'}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by keyboard it scrolls only with the focus in it */}
        <div className="hd-request-main" tabIndex={0}>
          {children}
        </div>
        {progress && (
          <section className="hd-request-progress" aria-label={t('progress')}>
            <h2 className="hd-h-sm">{t('progress')}</h2>
            {progress}
          </section>
        )}
      </div>
    </Page>
  );
}
