import { Pagination, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSizes } from '@heliodesk/contract/kit';
import { useFormat } from '../format/use-format.ts';
import { useNarrow } from '../page/use-media.ts';

interface PagerProps {
  pageNum: number;
  pageSize: number;
  total: number;
  onChange: (pageNum: number, pageSize: number) => void;
  /** A quiet line in the middle. */
  note?: ReactNode;
  /** The server counts no further; a larger total shows as `10,000+`. */
  totalCap?: number | undefined;
}

/** Total, sizes, previous, pages, next, jumper (spec 1 §9). */
export function Pager({ pageNum, pageSize, total: counted, onChange, note, totalCap = Number.MAX_SAFE_INTEGER }: PagerProps) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const isNarrow = useNarrow();
  const total = Math.min(counted, totalCap);
  const words = counted > totalCap ? t('table.atLeast', { total: number(totalCap) }) : number(total);
  const from = Math.min(total, (pageNum - 1) * pageSize + 1);
  return (
    <footer className="hd-pager">
      <span className="hd-num">
        {t('table.range', { from: number(from), to: number(Math.min(total, pageNum * pageSize)), total: words })}
      </span>
      {note && <span className="hd-not-phone hd-end">{note}</span>}
      <span className={note ? 'hd-row' : 'hd-row hd-end'}>
        {!isNarrow && (
          <Select
            size="small"
            aria-label={t('table.rows')}
            popupMatchSelectWidth={false}
            value={pageSize}
            options={pageSizes.map((size) => ({ value: size, label: t('table.perPage', { number: number(size) }) }))}
            onChange={(size: number) => onChange(1, size)}
          />
        )}
        <Pagination
          size="small"
          current={pageNum}
          pageSize={pageSize}
          total={total}
          showSizeChanger={false}
          showQuickJumper={!isNarrow}
          simple={isNarrow}
          // The packs' words don't make a sentence: "Go to", "Page".
          locale={{ jump_to: t('table.goTo'), page: t('table.page') }}
          onChange={onChange}
        />
      </span>
    </footer>
  );
}
