import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { TipCard } from '../tip-card.tsx';
import type { TipFormProps } from '../tip-form-props.ts';
import { TipWords } from '../tip-parts.tsx';
import { useAnswering } from '../use-answering.ts';
import { AskedField } from './asked-field.tsx';
import { formFields } from './details-kind.ts';
import type { DetailsKind, DetailValues, LoadedDetails } from './details-kind.ts';
import { useDetails, useDetailsKind } from './queries.ts';
import { useTyped } from './use-typed.ts';

/** Details that are asked for: the form in its place, with these fields alone. */
export function DetailsAnswer(props: TipFormProps) {
  const { data: kind, error: noKind, refetch: findKind } = useDetailsKind(props.request.requestType);
  const { data: loaded, error, refetch } = useDetails(kind, props.request.requestId);
  if (noKind) return <ErrorState error={noKind} onRetry={findKind} />;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!kind || !loaded) return <BlockSkeleton lines={6} />;
  return <DetailsForm {...props} kind={kind} loaded={loaded} onReload={async () => (await refetch()).data} />;
}

interface DetailsFormProps extends TipFormProps {
  kind: DetailsKind;
  loaded: LoadedDetails;
  onReload: () => Promise<LoadedDetails | undefined>;
}

function DetailsForm({ tip, isOnBehalf, kind, loaded, onReload }: DetailsFormProps) {
  const { t } = useTranslation(['tipDetails', 'tips']);
  const [form] = Form.useForm<DetailValues>();
  const answering = useAnswering(tip, { hasForm: true });
  const typed = useTyped(kind, { msgId: tip.msgId, version: loaded.version });
  const { Lists } = kind;
  const listed = tip.fields.find(({ field }) => !field.includes('.'));
  const [block, setBlock] = useState<string>();

  const handleContinue = async (withOwn: boolean) => {
    const newer = await onReload();
    if (!newer) return;
    if (!withOwn) form.setFieldsValue(newer.values);
    typed.continueFrom(newer.version, withOwn);
  };
  return (
    <TipCard
      tip={tip}
      icon="pen"
      isOnBehalf={isOnBehalf}
      answering={answering}
      state={<span className="hd-hint">{block ?? t(`saving.${typed.state === 'stale' ? 'failed' : typed.state}`)}</span>}
      isBlocked={block !== undefined}
      onSend={() => form.submit()}
    >
      <TipWords tip={tip} />
      {typed.state === 'stale' && <ChangedElsewhere onContinue={(withOwn) => void handleContinue(withOwn)} />}
      <FormPage<DetailValues>
        form={form}
        initialValues={loaded.values}
        onValuesChange={(changed) => typed.edit(changed)}
        onSubmit={() => (block === undefined ? answering.send(typed.flush) : undefined)}
        className="hd-asked-fields"
      >
        {formFields(kind, tip.fields).map(({ field, question }) => (
          <AskedField key={field} kind={kind} path={field} question={question} />
        ))}
      </FormPage>
      {Lists && listed && (
        <>
          {listed.question !== '' && (
            <p className="hd-hint" dir="auto">
              {listed.question}
            </p>
          )}
          <Lists requestId={tip.requestId} onFrozen={() => void answering.refresh()} onBlock={setBlock} />
        </>
      )}
    </TipCard>
  );
}

/** A colleague has answered in the meantime: one of the two goes on. */
function ChangedElsewhere({ onContinue }: { onContinue: (withOwn: boolean) => void }) {
  const { t } = useTranslation('tipDetails');
  return (
    <div className="hd-alert hd-k-warn" role="alert">
      <Icon name="warning" />
      <span className="hd-grow">{t('changedElsewhere')}</span>
      <Button size="small" onClick={() => onContinue(true)}>
        {t('keepMine')}
      </Button>
      <Button size="small" onClick={() => onContinue(false)}>
        {t('takeTheirs')}
      </Button>
    </div>
  );
}
