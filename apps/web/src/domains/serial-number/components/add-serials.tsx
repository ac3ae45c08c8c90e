import './add-serials.css';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useSerialPhase } from '../use-import.ts';
import { useSheetUploads } from '../use-sheet-uploads.ts';
import { PasteBox } from './paste-box.tsx';
import type { PasteBoxHandle } from './paste-box.tsx';
import { SheetDrop, SheetsOnTheirWay, WrongChoices } from './sheet-drop.tsx';
import { CheckedCard, WhereCard } from './serial-help.tsx';

interface AddSerialsProps {
  requestId: number;
  /** The day that the warranty is looked at on. */
  defectDate: string | null | undefined;
  /** Puts the focus where numbers are pasted. */
  pasteBox: Ref<PasteBoxHandle>;
}

/** Beside the step: where the number is and what is checked; once there are numbers, the ways to add more. */
export function AddSerials({ requestId, defectDate, pasteBox }: AddSerialsProps) {
  const phase = useSerialPhase(requestId);
  if (phase === undefined) return null;
  if (phase !== 'empty')
    return (
      <>
        <AddMore requestId={requestId} pasteBox={pasteBox} />
        <WarningsNote />
      </>
    );
  return (
    <>
      <WhereCard />
      <CheckedCard defectDate={defectDate} />
    </>
  );
}

/** The ways to add more to a list that has numbers. */
export function AddMore({ requestId, pasteBox }: Pick<AddSerialsProps, 'requestId'> & Partial<Pick<AddSerialsProps, 'pasteBox'>>) {
  const { t } = useTranslation('serialNumber');
  const uploads = useSheetUploads(requestId);
  return (
    <>
      <h2 className="hd-h-sm hd-add-title">{t('add.title')}</h2>
      <WrongChoices uploads={uploads} />
      <SheetDrop uploads={uploads} size="small" />
      <SheetsOnTheirWay uploads={uploads} />
      <PasteBox requestId={requestId} ref={pasteBox} />
    </>
  );
}

function WarningsNote() {
  const { t } = useTranslation('serialNumber');
  const { sentenceGap } = useFormat();
  return (
    <div className="hd-alert hd-k-warn">
      <Icon name="info" size={20} />
      <div>
        <b>{t('add.warningsTitle')}</b>
        {sentenceGap}
        {t('add.warningsText')}
      </div>
    </div>
  );
}
