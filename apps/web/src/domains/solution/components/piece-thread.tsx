import './piece-thread.css';
import type { Solution } from '@heliodesk/contract/solution';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { CellColor } from '#src/ui/shapes/cells.tsx';
import { kindColors } from '../kind-looks.ts';

interface PieceThreadProps {
  accepted: number;
  refused: number;
  solutions: readonly Pick<Solution, 'solutionId' | 'kind' | 'state' | 'quantity'>[];
}

interface Row {
  label: string;
  count: number;
  /** Pieces side by side; without a color, as far as the row has not come. */
  parts: readonly { key: string | number; pieces: number; color?: CellColor }[];
}

/** How many of the claimed pieces have come how far; each stays in its column from the claim to the end. */
export function PieceThread({ accepted, refused, solutions }: PieceThreadProps) {
  const { t } = useTranslation('claimEnd');
  const { number } = useFormat();
  const going = solutions.filter(({ state }) => state !== 'declined');
  const sumOf = (some: typeof going): number => some.reduce((sum, { quantity }) => sum + quantity, 0);
  const done = going.filter(({ state }) => state === 'done');
  const claimed = accepted + refused;
  const rows: Row[] = [
    { label: t('thread.claimed'), count: claimed, parts: [{ key: 'claimed', pieces: claimed, color: 6 }] },
    {
      label: t('thread.accepted'),
      count: accepted,
      parts: [
        { key: 'accepted', pieces: accepted, color: 3 },
        { key: 'refused', pieces: refused, color: 4 },
      ],
    },
    {
      label: t('thread.covered'),
      count: sumOf(going),
      parts: going.map(({ solutionId, kind, quantity }) => ({ key: solutionId, pieces: quantity, color: kindColors[kind] })),
    },
    {
      label: t('thread.done'),
      count: sumOf(done),
      parts: going.map(({ solutionId, state, quantity }) => ({
        key: solutionId,
        pieces: quantity,
        ...(state === 'done' ? { color: 3 as const } : {}),
      })),
    },
  ];
  return (
    <>
      <dl className="hd-thread">
        {rows.map(({ label, count, parts }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="hd-cells hd-cells-medium" aria-hidden="true">
                {parts.map(({ key, pieces, color }) => (
                  <i key={key} className={color ? `hd-f${color}` : ''} style={{ inlineSize: `${(pieces / claimed) * 100}%` }} />
                ))}
              </span>
              <b className="hd-num">{number(count)}</b>
            </dd>
          </div>
        ))}
      </dl>
      {refused > 0 && <p className="hd-hint hd-t12">{t('thread.refused', { number: number(refused) })}</p>}
    </>
  );
}
