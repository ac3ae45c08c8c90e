import type { ModuleClaimDraftView } from '@heliodesk/contract/module-claim';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/schema-rules.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { claimOf } from '../claim-values.ts';
import type { ClaimValues } from '../claim-values.ts';

interface NewerDialogProps {
  mine: ClaimValues;
  newer: ModuleClaimDraftView;
  onKeepMine: () => void;
  onTakeNewer: () => void;
}

interface Difference {
  path: string;
  mine: string;
  theirs: string;
}

const wordsOf = (value: unknown): string => (value == null ? '' : String(value));

/** The fields in which two states of a claim differ. */
function differencesOf(mine: ClaimValues, theirs: ClaimValues): Difference[] {
  return (Object.keys(mine) as (keyof ClaimValues)[]).flatMap((part) => {
    const own: Record<string, unknown> = mine[part];
    const other: Record<string, unknown> = theirs[part];
    return [...new Set([...Object.keys(own), ...Object.keys(other)])]
      .filter((name) => name !== 'addressId' && name !== 'sfUpload')
      .map((name) => ({ path: `${part}.${name}`, mine: wordsOf(own[name]), theirs: wordsOf(other[name]) }))
      .filter((difference) => difference.mine !== difference.theirs);
  });
}

/** Two states of one draft side by side; nothing is overwritten before the person has chosen. */
export function NewerDialog({ mine, newer, onKeepMine, onTakeNewer }: NewerDialogProps) {
  const { t } = useTranslation('moduleClaim');
  const { t: ui } = useTranslation('ui');
  const differences = differencesOf(mine, claimOf(newer));
  return (
    <Modal
      open
      width={720}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      title={t('newer.title')}
      footer={
        <>
          <Button onClick={onTakeNewer}>{t('newer.take')}</Button>
          <Button type="primary" onClick={onKeepMine}>
            {t('newer.keep')}
          </Button>
        </>
      }
    >
      <p>{t('newer.text')}</p>
      <table className="hd-compare">
        <thead>
          <tr>
            <th scope="col">{t('newer.field')}</th>
            <th scope="col">{t('newer.mine')}</th>
            <th scope="col">
              {t('newer.theirs')} <UtcTime at={newer.updateTime} withZone />
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference.path}>
              <th scope="row">{labelOf(difference.path)}</th>
              <td>{difference.mine || ui('none')}</td>
              <td>{difference.theirs || ui('none')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {differences.length === 0 && <p className="hd-hint">{t('newer.same')}</p>}
    </Modal>
  );
}
