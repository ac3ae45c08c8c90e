import './request.css';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { requestPaths } from '../paths.ts';

/** Says how many requests wait for the reader; nothing when none does. */
export function WaitingStrip({ count, onShow }: { count: number; onShow: (() => void) | undefined }) {
  const { t } = useTranslation(['request', 'shell']);
  const { number, sentenceGap } = useFormat();
  if (count === 0) return null;
  return (
    <section className="hd-waiting" aria-label={t('list.waitingLabel')}>
      <Icon name="sun" size={20} />
      <span className="hd-grow">
        <b>{t('list.waitingTitle', { count, number: number(count) })}</b>
        {sentenceGap}
        <span className="hd-not-phone">{t('list.waitingText')}</span>
      </span>
      <Link to={requestPaths.tasks}>{t('shell:menu.tasks')}</Link>
      {onShow && (
        <Button size="small" onClick={onShow}>
          {t('list.show')}
        </Button>
      )}
    </section>
  );
}
