import { areComplete } from '@heliodesk/contract/request';
import { rmaPageOf } from '@heliodesk/contract/shipment';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TipAsked, TipCard, useAnswering, type TipFormProps } from '#src/domains/request/index.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useShowLists } from '../queries.ts';

/** Old and new serial numbers that are asked for: the way to their lists, and the answer once they are complete, or with a note. */
export function PairsAnswer({ tip, isOnBehalf }: TipFormProps) {
  const { t } = useTranslation('replacements');
  const answering = useAnswering(tip);
  const showLists = useShowLists();
  const lists = tip.pairChanges?.lists ?? [];
  const next = lists.find((list) => !areComplete([list])) ?? lists[0];
  return (
    <TipCard
      tip={tip}
      icon="exchange"
      isOnBehalf={isOnBehalf}
      answering={answering}
      noteHint={t('task.noteHint')}
      onSend={() => void answering.send().then(showLists)}
    >
      <TipAsked tip={tip} />
      {next && (
        <Link to={rmaPageOf(next.addressId)}>
          <Button tabIndex={-1} icon={<Icon name="pen" />}>
            {t('task.enter')}
          </Button>
        </Link>
      )}
    </TipCard>
  );
}
