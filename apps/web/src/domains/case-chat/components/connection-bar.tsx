import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { liveUpdates } from '#src/platform/live-updates.ts';
import { useLiveState } from '#src/platform/live.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

/** A break shorter than this is not worth a word. */
const patience = 1500;

/** Says that the live connection is lost, and offers to look again. */
export function ConnectionBar({ onRefresh }: { onRefresh: () => Promise<void> }) {
  const { t } = useTranslation(['caseChat', 'common']);
  const state = useLiveState(liveUpdates);
  const isLost = useLasting(state !== 'connected', patience);
  if (!isLost) return null;
  return (
    <div className="hd-chat-lost" role="status">
      <Icon name="offline" />
      <span className="hd-grow">{t(navigator.onLine ? 'lost.text' : 'lost.offline')}</span>
      <Button
        size="small"
        ghost
        onClick={() => {
          liveUpdates.retryNow();
          void onRefresh();
        }}
      >
        {t('common:refresh')}
      </Button>
    </div>
  );
}

/** `true` once something has held for so long. */
function useLasting(holds: boolean, milliseconds: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [holds, milliseconds]);
  return holds && hasLasted;
}
