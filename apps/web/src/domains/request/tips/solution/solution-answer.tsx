import '../tips.css';
import './solution.css';
import { Declining } from '@heliodesk/contract/request';
import type { OfferedSolution, Tip } from '@heliodesk/contract/request';
import { Button, Form, Input } from 'antd';
import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { TipFormProps } from '../tip-form-props.ts';
import { TipFrame } from '../tip-frame.tsx';
import { TipWords } from '../tip-parts.tsx';
import { OfferFacts, OfferInShort } from './offer-facts.tsx';
import { useSolutionAnswer } from './use-solution-answer.ts';

interface Declined {
  reason: string;
}

/** A solution that is offered, accepted or declined in its place. */
export function SolutionAnswer({ tip }: TipFormProps) {
  return tip.solution && <OpenOffer tip={tip} offer={tip.solution} />;
}

function OpenOffer({ tip, offer }: { tip: Tip; offer: OfferedSolution }) {
  const { t } = useTranslation(['offer', 'tips', 'common']);
  const [form] = Form.useForm<Declined>();
  const [isDeclining, setDeclining] = useState(false);
  const decline = useRef<HTMLButtonElement>(null);
  const { answer, isRunning, refusal } = useSolutionAnswer(tip);
  const back = () => {
    flushSync(() => setDeclining(false));
    decline.current?.focus();
  };
  return (
    <TipFrame
      tip={tip}
      icon="scales"
      foot={
        <>
          {' '}
          <span className="hd-hint hd-grow">{t('tips:final')}</span>
          {isDeclining ? (
            <span className="hd-offer-ways">
              <Button disabled={isRunning} onClick={back}>
                {t('common:cancel')}
              </Button>
              <Button danger type="primary" loading={isRunning} onClick={form.submit}>
                {t('declineSolution')}
              </Button>
            </span>
          ) : (
            <span className="hd-offer-ways">
              <Button ref={decline} disabled={isRunning} onClick={() => setDeclining(true)}>
                {t('decline')}
              </Button>
              <Button type="primary" icon={<Icon name="check" />} loading={isRunning} onClick={() => void answer(true)}>
                {t('accept')}
              </Button>
            </span>
          )}
        </>
      }
    >
      <TipWords tip={tip} />
      <h3>
        <OfferInShort offer={offer} />
      </h3>
      <OfferFacts offer={offer} />
      {isDeclining && <Reason form={form} tip={tip} onDecline={({ reason }) => answer(false, reason)} onBack={back} />}
      <Refusal reason={refusal} className="hd-tip-refusal" />
    </TipFrame>
  );
}

interface ReasonProps {
  form: FormInstance<Declined>;
  tip: Tip;
  onDecline: (declined: Declined) => Promise<void>;
  onBack: () => void;
}

/** Why a solution is declined; it is kept when one thinks better of it. */
function Reason({ form, tip, onDecline, onBack }: ReasonProps) {
  const { t } = useTranslation('offer');
  return (
    <FormPage form={form} onSubmit={onDecline} persistKey={`declined solution ${tip.tipsId}`}>
      <Field name="reason" label={t('reason')} hint={t('reasonHint')} rules={[schemaRule(Declining, 'reason')]}>
        <Input.TextArea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens because one wants to write it
          autoFocus
          rows={3}
          dir="auto"
          showCount
          onKeyDown={(event) => {
            if (event.key === 'Escape') onBack();
          }}
        />
      </Field>
    </FormPage>
  );
}
