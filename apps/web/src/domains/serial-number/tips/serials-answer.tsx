import { useTranslation } from 'react-i18next';
import { TipAsked, TipCard, useAnswering } from '#src/domains/request/index.ts';
import type { TipFormProps } from '#src/domains/request/index.ts';
import { useSerialBlock } from '../use-import.ts';
import { SerialsEditor } from './serials-editor.tsx';

/** Serial numbers that are asked about, changed in their place; the answer waits for imports. */
export function SerialsAnswer({ tip, request, isOnBehalf }: TipFormProps) {
  const { t } = useTranslation(['tips', 'tipSerials']);
  const answering = useAnswering(tip);
  const { fault } = useSerialBlock(request.requestId);
  return (
    <TipCard
      tip={tip}
      icon="table"
      isOnBehalf={isOnBehalf}
      answering={answering}
      noteHint={t('tipSerials:noteHint')}
      isBlocked={fault !== undefined}
      state={fault !== undefined && <span className="hd-k-warn">{fault}</span>}
      onSend={() => void answering.send()}
    >
      <TipAsked tip={tip} />
      <SerialsEditor tip={tip} request={request} onChanged={() => void answering.refresh()} />
    </TipCard>
  );
}
