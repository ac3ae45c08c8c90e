import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LetterSerial } from '../letters.ts';

const mostShown = 5;

interface LetterSerialsProps {
  found: readonly LetterSerial[];
  onCorrect: (one: LetterSerial) => void;
  onKeep: (one: LetterSerial) => void;
}

/** Numbers with a letter among digits: asks about each, and corrects none without asking. */
export function LetterSerials({ found, onCorrect, onKeep }: LetterSerialsProps) {
  const { t } = useTranslation('serialNumber');
  if (found.length === 0) return null;
  return (
    <ul className="hd-split-serials">
      {found.slice(0, mostShown).map((one) => {
        const { sn, at, corrected } = one;
        return (
          <li key={sn}>
            <bdi dir="ltr" className="hd-mono">
              {sn.slice(0, at)}
              <mark>{sn.charAt(at)}</mark>
              {sn.slice(at + 1)}
            </bdi>
            <span className="hd-t12">{t('paste.letter', { letter: sn.charAt(at) })}</span>
            <span className="hd-row">
              <Button size="small" aria-label={t('paste.correctOf', { number: corrected })} onClick={() => onCorrect(one)}>
                {t('paste.correct')}
              </Button>
              <Button type="text" size="small" aria-label={t('paste.keepOf', { number: sn })} onClick={() => onKeep(one)}>
                {t('paste.keep')}
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
