import { Button, Checkbox, Popover } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import { Icon } from '../icons/icon.tsx';
import { DialogKeys } from '../page/dialog-keys.tsx';
import type { DataColumn } from './columns.ts';

interface ColumnChooserProps<Row> {
  columns: readonly DataColumn<Row>[];
  shown: readonly DataColumn<Row>[];
  onToggle: (key: string) => void;
  onMove: (key: string, by: -1 | 1) => void;
  onReset: () => void;
}

/** Which columns to show, and in which order. */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  const { t } = useTranslation('ui');
  return (
    <Popover trigger="click" placement="bottomRight" content={<Choices {...props} />} arrow={false} destroyOnHidden>
      <Button type="text" aria-label={t('table.columns')} title={t('table.columns')} icon={<Icon name="columns" size={20} />} />
    </Popover>
  );
}

const moves = { ArrowUp: -1, ArrowDown: 1 } as const;
const isMove = (key: string): key is keyof typeof moves => key in moves;

function Choices<Row>({ columns, shown, onToggle, onMove, onReset }: ColumnChooserProps<Row>) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ key: string; by: -1 | 1 }>();
  const movable = shown.filter(({ isMain, isPinned }) => !isMain && !isPinned);
  const keys = new Set(shown.map(({ key }) => key));
  const rest = columns.filter((column) => !column.isMain && !movable.includes(column));
  const place = (key: string) => movable.findIndex((column) => column.key === key);
  const last = moved && movable.find(({ key }) => key === moved.key);

  // The row moves in the page, and with it what was pressed: the focus stays with it.
  useEffect(() => {
    if (!moved) return;
    const row = frame.current?.querySelector(`[data-column="${CSS.escape(moved.key)}"]`);
    const pressed = row?.querySelector<HTMLElement>(`[data-by="${moved.by}"]:not(:disabled)`);
    (pressed ?? row?.querySelector<HTMLElement>('button:not(:disabled), input'))?.focus();
  }, [moved]);

  const move = (key: string, by: -1 | 1) => {
    if (movable[place(key) + by] === undefined) return;
    onMove(key, by);
    setMoved({ key, by });
  };
  const handleKey = (key: string) => (event: KeyboardEvent) => {
    if (!event.altKey || !isMove(event.key)) return;
    event.preventDefault();
    move(key, moves[event.key]);
  };
  return (
    <div role="dialog" aria-label={t('table.columns')} className="hd-column-choice" ref={frame}>
      {movable.map(({ key, title }, index) => (
        <div key={key} data-column={key} className="hd-row">
          <Checkbox className="hd-grow" checked onChange={() => onToggle(key)} onKeyDown={handleKey(key)}>
            {title}
          </Checkbox>
          <MoveButton column={title} by={-1} isOff={index === 0} onMove={() => move(key, -1)} />
          <MoveButton column={title} by={1} isOff={index === movable.length - 1} onMove={() => move(key, 1)} />
        </div>
      ))}
      {rest.map(({ key, title }) => (
        <Checkbox key={key} checked={keys.has(key)} onChange={() => onToggle(key)}>
          {title}
        </Checkbox>
      ))}
      <p className="hd-vh" role="status">
        {last && t('table.movedTo', { column: last.title, place: number(place(last.key) + 1), total: number(movable.length) })}
      </p>
      <Button type="link" size="small" onClick={onReset}>
        {t('table.columnsReset')}
      </Button>
      <DialogKeys startsAtField />
    </div>
  );
}

interface MoveButtonProps {
  column: string;
  by: -1 | 1;
  isOff: boolean;
  onMove: () => void;
}

function MoveButton({ column, by, isOff, onMove }: MoveButtonProps) {
  const { t } = useTranslation('ui');
  const label = t(by < 0 ? 'table.moveUp' : 'table.moveDown', { column });
  return (
    <Button
      type="text"
      size="small"
      aria-label={label}
      title={label}
      disabled={isOff}
      data-by={by}
      icon={<Icon name={by < 0 ? 'arrow-up' : 'arrow-down'} size={14} />}
      onClick={onMove}
    />
  );
}
