import { tipNames } from '@heliodesk/contract/request';
import type { TaskOverview } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { RequestNumber } from '#src/domains/request/index.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

interface JustSentProps {
  /** Tasks that were answered on this page. */
  receipts: TaskOverview['receipts'];
  /** How many questions were. */
  questions: number;
}

/** Says of what was just answered that it is there. */
export function JustSent({ receipts, questions }: JustSentProps) {
  const { t } = useTranslation(['waiting', 'tips']);
  const isNew = receipts.length > 0 || questions > 0;
  return (
    <output className="hd-tasks-sent">
      {isNew && (
        <div className="hd-card hd-task-sent">
          <Icon name="check" size={20} />
          <div>
            <b>{t('tasks.sent')}</b>
            {receipts.map((receipt) => (
              <p key={receipt.tipsId} className="hd-hint">
                {t(`tips:ways.${tipNames[receipt.tipsType]}`)} · <bdi>{receipt.title}</bdi>{' '}
                <RequestNumber>{receipt.requestNo}</RequestNumber>
              </p>
            ))}
            <p className="hd-hint">{t('tasks.sentText')}</p>
          </div>
        </div>
      )}
    </output>
  );
}
