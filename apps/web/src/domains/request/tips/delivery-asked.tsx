import './tips.css';
import { tipNames } from '@heliodesk/contract/request';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { TipFormProps } from './tip-form-props.ts';
import { TipDue, TipWords } from './tip-parts.tsx';

/** Says that delivery addresses are asked for. */
export function DeliveryAsked({ tip }: TipFormProps) {
  const { t } = useTranslation(['tips', 'request']);
  const titleId = useId();
  return (
    <article className="hd-card hd-tip hd-tip-open" id={`task-${tip.tipsId}`} aria-labelledby={titleId}>
      <header>
        <Icon name="box" size={20} />
        <h2 className="hd-grow" id={titleId}>
          {t(`title.${tipNames[tip.tipsType]}`)}
        </h2>
        <TipDue tip={tip} />
        <span className="hd-tag hd-k-warn">{t('request:actor.you')}</span>
      </header>
      <div className="hd-tip-body">
        <TipWords tip={tip} />
      </div>
    </article>
  );
}
