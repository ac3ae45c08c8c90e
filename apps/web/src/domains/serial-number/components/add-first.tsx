import './add-serials.css';
import { useTranslation } from 'react-i18next';
import { useSheetUploads } from '../use-sheet-uploads.ts';
import { PasteBox } from './paste-box.tsx';
import { SheetDrop, SheetsOnTheirWay, WrongChoices } from './sheet-drop.tsx';

/** The two ways to begin the list, side by side, and what the spreadsheet looks like. */
export function AddFirst({ requestId }: { requestId: number }) {
  const uploads = useSheetUploads(requestId);
  return (
    <>
      <WrongChoices uploads={uploads} />
      <div className="hd-two-ways">
        <SheetDrop uploads={uploads} size="big" />
        <PasteBox requestId={requestId} />
      </div>
      <SheetsOnTheirWay uploads={uploads} />
      {uploads.wrong.length === 0 && <TemplateSheet />}
    </>
  );
}

const letters = ['A', 'B', 'C'];
const example = [
  ['HD7226W14A018842', 'HD-M72', '575'],
  ['HD7226W14A018843', 'HD-M72', '575'],
] as const;

/** The template, drawn. */
function TemplateSheet() {
  const { t } = useTranslation(['serialStep', 'serialNumber', 'common']);
  return (
    <section>
      <h2 className="hd-h-sm">{t('sheet.title')}</h2>
      <div className="hd-template" role="img" aria-label={t('sheet.label')}>
        <div className="hd-template-row hd-template-letters">
          <span />
          {letters.map((letter) => (
            <span key={letter}>{letter}</span>
          ))}
        </div>
        <div className="hd-template-row">
          <span>{1}</span>
          <b>{t('serialNumber:column.serial')}</b>
          <b>
            {t('serialNumber:column.type')} <em>{t('common:optional')}</em>
          </b>
          <b>
            {t('serialNumber:column.power')} <em>{t('common:optional')}</em>
          </b>
        </div>
        {example.map(([sn, type, power], index) => (
          <div className="hd-template-row" key={sn}>
            <span>{index + 2}</span>
            <bdi className="hd-mono">{sn}</bdi>
            <span>{type}</span>
            <span>{power}</span>
          </div>
        ))}
      </div>
    </section>
  );
}
