import './blank.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

function Bone({ inline, block }: { inline: string; block?: number }) {
  return <span className="hd-bone" style={{ inlineSize: inline, blockSize: block }} />;
}

function Skeleton({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div className="hd-skeleton" aria-busy="true">
      <output className="hd-vh">{t('loading')}</output>
      {children}
    </div>
  );
}

const widths = ['38%', '32%', '35%', '27%', '40%', '30%', '36%', '29%'] as const;

/** Rows of a list that is on its way. */
export function ListSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Skeleton>
      {Array.from({ length: rows }, (_, n) => n).map((n) => (
        <div key={n} className="hd-skeleton-row">
          <Bone inline="16px" block={16} />
          <Bone inline="24%" />
          <Bone inline={widths[n % widths.length] ?? '30%'} />
          <Bone inline="14%" />
        </div>
      ))}
    </Skeleton>
  );
}

/** A whole page on its way: title, filters, rows. */
export function PageSkeleton() {
  return (
    <>
      <Skeleton>
        <Bone inline="40%" block={18} />
        <div className="hd-skeleton-row">
          <Bone inline="88px" block={28} />
          <Bone inline="88px" block={28} />
          <Bone inline="120px" block={28} />
        </div>
      </Skeleton>
      <ListSkeleton />
    </>
  );
}

/** A card of a page on its way: its heading, and as many lines as it mostly has. */
export function BlockSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div className="hd-card">
      <Skeleton>
        <Bone inline="160px" block={14} />
        {Array.from({ length: lines }, (_, n) => n).map((n) => (
          <Bone key={n} inline={n % 3 === 2 ? '60%' : '100%'} />
        ))}
      </Skeleton>
    </div>
  );
}

/** A form or a card on its way: labels and fields. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <Skeleton>
      {Array.from({ length: fields }, (_, n) => n).map((n) => (
        <div key={n}>
          <Bone inline="120px" />
          <div style={{ marginBlockStart: 8 }}>
            <Bone inline="100%" block={32} />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
