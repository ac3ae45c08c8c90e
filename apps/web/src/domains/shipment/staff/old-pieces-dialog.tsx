import { oldPiecesHandlings, OldPiecesBody } from '@heliodesk/contract/shipment';
import type { OldPiecesHandling } from '@heliodesk/contract/shipment';
import { Form, Input } from 'antd';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf, schemaRule } from '#src/platform/schema-rules.ts';
import type { StoredFile } from '#src/ui/files/upload-queue.ts';
import { ChoiceRadios } from '#src/ui/form/choice-radios.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { keepOldPieces, uploadTo } from '../queries.ts';
import { FilesField, idsOf, photoKinds } from './files-field.tsx';
import { StepFrame } from './step-dialog.tsx';
import type { StepDialogProps } from './step-dialog.tsx';

interface Values {
  handling: OldPiecesHandling;
  note?: string;
  attIds?: readonly StoredFile[];
}

/** What becomes of the old pieces; scrapped ones need a photo. It can be corrected until the exchange is finished. */
export function OldPiecesDialog({ request: { requestId, version }, address, name, onClose }: StepDialogProps) {
  const { t } = useTranslation('delivery');
  const [isComing, setComing] = useState(false);
  const { addressId, oldHandling, oldNote, oldPhotos } = address;
  return (
    <StepFrame<Values>
      title={t('oldPieces.of', { name })}
      action={t('oldPieces.save')}
      done={t('oldPieces.done')}
      persistKey={`goods_old_${addressId}`}
      values={{ ...(oldHandling !== null && { handling: oldHandling }), note: oldNote, attIds: oldPhotos }}
      isComing={isComing}
      onSave={({ handling, note = '', attIds }) =>
        keepOldPieces({ requestId, version, addressId, handling, note, attIds: handling === 'scrap' ? idsOf(attIds) : [] })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field name="handling" label={labelOf('handling')} rules={[schemaRule(OldPiecesBody, 'handling')]}>
            <ChoiceRadios options={oldPiecesHandlings.map((value) => ({ value, label: t(`old.${value}`) }))} />
          </Field>
          <Photos form={form} addressId={addressId} onComing={setComing} />
          <Field name="note" label={labelOf('note')} hint={t('oldPieces.noteHint')} rules={[schemaRule(OldPiecesBody, 'note')]}>
            <Input.TextArea rows={2} dir="auto" />
          </Field>
        </>
      )}
    </StepFrame>
  );
}

interface PhotosProps {
  form: FormInstance<Values>;
  addressId: number;
  onComing: (isComing: boolean) => void;
}

/** Photos of pieces that stay where they are, scrapped. */
function Photos({ form, addressId, onComing }: PhotosProps) {
  const { t } = useTranslation('delivery');
  const handling = Form.useWatch('handling', form);
  if (handling !== 'scrap') return null;
  return (
    <Field name="attIds" label={labelOf('oldPhotos')} rules={[{ required: true, type: 'array', message: t('oldPieces.photoMissing') }]}>
      <FilesField upload={uploadTo(addressId, 'oldPieces')} hint={t('oldPieces.photoHint')} accept={photoKinds} onComing={onComing} />
    </Field>
  );
}
