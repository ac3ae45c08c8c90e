import './tips.css';
import { limits } from '@heliodesk/contract/kit';
import { tipNameOf } from '@heliodesk/contract/request';
import type { Tip } from '@heliodesk/contract/request';
import { Button, Input } from 'antd';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '#src/ui/form/refusal.tsx';
import type { IconName } from '#src/ui/icons/icon.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { TipFrame } from './tip-frame.tsx';
import type { Answering } from './use-answering.ts';

interface TipCardProps {
  tip: Tip;
  icon: IconName;
  isOnBehalf: boolean | undefined;
  /** In the empty note. */
  noteHint?: string;
  answering: Answering;
  /** Beside what is said of sending. */
  state?: ReactNode;
  isBlocked?: boolean;
  onSend: () => void;
  children: ReactNode;
}

/** An open task of the customer: what is asked for, what is done in its place, a note, and the answer; for staff, in the customer's name. */
export function TipCard({ tip, icon, isOnBehalf = false, noteHint, answering, state, isBlocked = false, onSend, children }: TipCardProps) {
  const { t } = useTranslation('tips');
  const noteId = useId();
  return (
    <TipFrame
      tip={tip}
      icon={icon}
      {...(isOnBehalf ? { title: t(`asked.${tipNameOf(tip.tipsType, tip.pairs !== null)}`) } : {})}
      isTheirs={!isOnBehalf}
      isOpen
      foot={
        <>
          <span className="hd-hint">{t('final')}</span>
          {state}
          <Button
            type="primary"
            className="hd-end"
            icon={<Icon name="send" />}
            loading={answering.isRunning}
            disabled={isBlocked}
            onClick={onSend}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      {children}
      <label htmlFor={noteId}>{t(isOnBehalf ? 'customerNote' : 'note')}</label>
      <Input.TextArea
        id={noteId}
        rows={2}
        dir="auto"
        maxLength={limits.chatText}
        {...(noteHint === undefined ? {} : { placeholder: noteHint })}
        value={answering.note}
        onChange={(event) => answering.setNote(event.target.value)}
        onBlur={() => void answering.save().catch(() => undefined)}
      />
      <Refusal reason={answering.refusal} className="hd-tip-refusal" />
    </TipFrame>
  );
}
