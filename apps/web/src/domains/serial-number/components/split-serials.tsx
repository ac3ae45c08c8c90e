import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { SplitSerial } from '../recognize.ts';

const mostShown = 5;

interface SplitSerialsProps {
  splits: readonly SplitSerial[];
  onJoin: (splits: readonly SplitSerial[]) => void;
}

/** Lines that are one number if what is between is left out: each is asked about, none is joined unasked. */
export function SplitSerials({ splits, onJoin }: SplitSerialsProps) {
  const { t } = useTranslation('serialNumber');
  const { number } = useFormat();
  if (splits.length === 0) return null;
  return (
    <ul className="hd-split-serials">
      {splits.slice(0, mostShown).map((split) => (
        <li key={split.given}>
          <Ltr mono>{split.given}</Ltr>
          <span className="hd-t12">{t('paste.split')}</span>
          <Button size="small" aria-label={t('paste.joinOf', { number: split.joined })} onClick={() => onJoin([split])}>
            {t('paste.join')}
          </Button>
        </li>
      ))}
      {splits.length > 1 && (
        <li>
          <Button size="small" onClick={() => onJoin(splits)}>
            {t('paste.joinAll', { count: splits.length, number: number(splits.length) })}
          </Button>
        </li>
      )}
    </ul>
  );
}
