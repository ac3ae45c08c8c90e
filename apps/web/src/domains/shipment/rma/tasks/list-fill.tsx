import type { ListFill as Fill } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';

interface ListFillProps {
  list: Pick<Fill, 'addressId' | 'name' | 'quantity' | 'fitCount' | 'fixCount'>;
  /** The name, where it leads somewhere. */
  name?: ReactNode;
}

/** The list of a delivery, with how many pairs fit and how many are to be fixed. */
export function ListFill({ list: { name: plain, quantity, fitCount, fixCount }, name }: ListFillProps) {
  const { t } = useTranslation('replacements');
  const { number } = useFormat();
  return (
    <span className="hd-row hd-row-wrap">
      <b dir="auto">{name ?? plain}</b> <span>{t('pairs', { done: number(fitCount), total: number(quantity) })}</span>
      {fixCount > 0 && <span className="hd-tag hd-k-warn">{t('toFix', { number: number(fixCount) })}</span>}
    </span>
  );
}
