import { canBeAskedFor, tipTypes } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { AttachmentField, useUploadFault } from '#src/domains/attachment/index.ts';
import { TipCard } from './tip-card.tsx';
import type { TipFormProps } from './tip-form-props.ts';
import { TipAsked } from './tip-parts.tsx';
import { useAnswering } from './use-answering.ts';

/** Files that are asked for, added in their place. */
export function FilesAnswer({ tip, request, isOnBehalf }: TipFormProps) {
  const { t } = useTranslation('tips');
  const answering = useAnswering(tip);
  const isUploading = useUploadFault(request.requestId) !== undefined;
  const places = canBeAskedFor(tipTypes.files, request.requestType) ? tip.photos : [];
  return (
    <TipCard
      tip={tip}
      icon="paperclip"
      isOnBehalf={isOnBehalf}
      noteHint={t('noteHint')}
      answering={answering}
      isBlocked={isUploading}
      onSend={() => void answering.send()}
    >
      <TipAsked tip={tip} />
      <AttachmentField requestId={request.requestId} places={places} since={tip.askTime} onFrozen={() => void answering.refresh()} />
    </TipCard>
  );
}
