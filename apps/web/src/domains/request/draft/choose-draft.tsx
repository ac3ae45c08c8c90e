import '../components/drafts.css';
import { isClaim, lastDraftStep } from '@heliodesk/contract/request';
import type { DraftRow, RequestType } from '@heliodesk/contract/request';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useFormat } from '#src/ui/format/use-format.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { RequestNumber } from '../components/request-labels.tsx';
import { DraftCells, useResumedStep } from '../components/draft-cells.tsx';
import { requestPaths } from '../paths.ts';

interface ChooseDraftProps {
  type: RequestType;
  drafts: readonly DraftRow[];
  /** How many there are in all. */
  total: number;
  onStartNew: () => void;
  /** Neither of both. */
  onLeave: () => void;
}

/** Asks whether to continue an open draft or start a new request; neither replaces the other. */
export function ChooseDraft({ type, drafts, total, onStartNew, onLeave }: ChooseDraftProps) {
  const { t } = useTranslation(['draft', 'request']);
  const { number } = useFormat();
  const navigate = useNavigate();
  const resumedStep = useResumedStep();
  const [chosenId, choose] = useState<number>();
  const chosen = drafts.find(({ requestId }) => requestId === chosenId) ?? drafts[0];
  if (chosen === undefined) return null;
  const go = () => void navigate(requestPaths.draft(type, chosen.requestId), { replace: true });
  return (
    <ModalDialog
      open
      closable={false}
      mask={{ closable: false }}
      title={t('draft:choose.title', { count: total, number: number(total) })}
      onCancel={onLeave}
      footer={
        <div className="hd-row hd-choose-foot">
          <Button icon={<Icon name="plus" />} onClick={onStartNew}>
            {t(isClaim(type) ? 'draft:choose.startClaim' : 'draft:choose.startEnquiry')}
          </Button>
          <Button type="primary" onClick={go}>
            {chosen.resumeAt === lastDraftStep
              ? t('request:drafts.check')
              : t('draft:choose.continueAt', { step: resumedStep(chosen).step })}
          </Button>
        </div>
      }
    >
      <p className="hd-t13">{t('draft:choose.text')}</p>
      <Radio.Group className="hd-choices" value={chosen.requestId} onChange={(event) => choose(Number(event.target.value))}>
        {drafts.map((draft) => (
          <Choice key={draft.requestId} draft={draft} />
        ))}
      </Radio.Group>
      {total > drafts.length && <Link to={requestPaths.drafts}>{t('draft:choose.all')}</Link>}
    </ModalDialog>
  );
}

function Choice({ draft }: { draft: DraftRow }) {
  const { t } = useTranslation('draft');
  const resumed = useResumedStep()(draft);
  return (
    <Radio value={draft.requestId} className="hd-choice">
      <span className="hd-row">
        <b className="hd-grow" dir="auto">
          {draft.title}
        </b>
        <UtcTime at={draft.updateTime} className="hd-hint hd-t12 hd-nowrap" />
      </span>
      <span className="hd-hint hd-t13">
        <RequestNumber>{draft.requestNo}</RequestNumber> · {t('choose.at', resumed)}
      </span>
      <DraftCells {...draft} />
    </Radio>
  );
}
