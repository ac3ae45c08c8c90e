import { Pagination } from 'antd';
import type { PaginationProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSizes } from '@heliodesk/contract/kit';
import { Select } from '../form/select.tsx';
import { useFormat } from '../format/use-format.ts';
import { Icon } from '../icons/icon.tsx';
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

type Steps = Record<Exclude<Parameters<NonNullable<PaginationProps['itemRender']>>[1], 'page'>, string>;

/** What the steps beside the numbers show, named as they are: Ant Design would name them after its icons, in English. */
const stepsNamed =
  (names: Steps): NonNullable<PaginationProps['itemRender']> =>
  (_page, step, number) => {
    if (step === 'page') return number;
    if (step === 'prev' || step === 'next')
      return (
        <button type="button" className="ant-pagination-item-link" tabIndex={-1} aria-label={names[step]}>
          <Icon name={step === 'prev' ? 'chevron-back' : 'chevron-on'} />
        </button>
      );
    return (
      <span className="ant-pagination-item-link">
        <Icon name="more" />
        <span className="hd-vh">{names[step]}</span>
      </span>
    );
  };

/** Total, sizes, previous, pages, next, jumper (spec 1 §9). */
export function Pager({ pageNum, pageSize, total: counted, onChange, note, totalCap = Number.MAX_SAFE_INTEGER }: PagerProps) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const isNarrow = useNarrow();
  const total = Math.min(counted, totalCap);
  const words = counted > totalCap ? t('table.atLeast', { total: number(totalCap) }) : number(total);
  const from = Math.min(total, (pageNum - 1) * pageSize + 1);
  const steps = {
    prev: t('table.previous'),
    next: t('table.next'),
    'jump-prev': t('table.jumpBack'),
    'jump-next': t('table.jumpOn'),
  };
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
          locale={{
            jump_to: t('table.goTo'),
            page: t('table.page'),
            prev_page: steps.prev,
            next_page: steps.next,
            prev_5: steps['jump-prev'],
            next_5: steps['jump-next'],
          }}
          itemRender={stepsNamed(steps)}
          onChange={onChange}
        />
      </span>
    </footer>
  );
}
