import type { Macro } from '@heliodesk/contract/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SearchInput } from '#src/ui/form/search-input.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useMacroWrites } from '../queries.ts';

interface MacroListProps {
  macros: readonly Macro[];
  chosen: string | null;
}

const addressOf = (macro: string): string => `?${new URLSearchParams({ macro }).toString()}`;

/** All macros in the order in which they are offered; the chosen one can be moved. */
export function MacroList({ macros, chosen }: MacroListProps) {
  const { t } = useTranslation('macro');
  const { labels, number } = useFormat();
  const [text, setText] = useState('');
  const asked = text.trim().toLocaleLowerCase();
  const shown = macros.filter(({ name }) => name.toLocaleLowerCase().includes(asked));
  return (
    <nav className="hd-macro-list" aria-label={t('page')}>
      <div className="hd-row">
        <SearchInput label={t('find')} value={text} onChange={({ target }) => setText(target.value)} />
        <Link to={addressOf('new')} aria-label={t('new')}>
          <Button icon={<Icon name="plus" />} tabIndex={-1} aria-hidden="true" />
        </Link>
      </div>
      <ul>
        {shown.map((macro) => (
          <li key={macro.macroId}>
            <Link to={addressOf(String(macro.macroId))} aria-current={String(macro.macroId) === chosen ? 'true' : undefined}>
              <span className="hd-grow">
                <b dir="auto">{macro.name}</b>
                <span className="hd-hint hd-t12">
                  {macro.isEnabled ? labels(macro.steps.map(({ kind }) => t(`step.${kind}`))) : t('off')}
                </span>
              </span>
              <span className="hd-hint hd-t12 hd-num" title={t('runs', { number: number(macro.runs) })}>
                {number(macro.runs)}
              </span>
            </Link>
            {String(macro.macroId) === chosen && asked === '' && <MoveButtons macros={macros} macro={macro} />}
          </li>
        ))}
      </ul>
      <p className="hd-hint hd-t12">{t('runsHint')}</p>
    </nav>
  );
}

function MoveButtons({ macros, macro: { macroId, name } }: { macros: readonly Macro[]; macro: Macro }) {
  const { t } = useTranslation('macro');
  const { order } = useMacroWrites();
  const [isMoving, setMoving] = useState(false);
  const ids = macros.map((macro) => macro.macroId);
  const at = ids.indexOf(macroId);
  const move = async (to: number) => {
    setMoving(true);
    await order(ids.toSpliced(at, 1).toSpliced(to, 0, macroId)).finally(() => setMoving(false));
  };
  return (
    <span className="hd-macro-move">
      <Button
        type="text"
        size="small"
        aria-label={t('orderUp', { name })}
        disabled={at === 0 || isMoving}
        icon={<Icon name="arrow-up" />}
        onClick={() => void move(at - 1)}
      />
      <Button
        type="text"
        size="small"
        aria-label={t('orderDown', { name })}
        disabled={at === ids.length - 1 || isMoving}
        icon={<Icon name="arrow-down" />}
        onClick={() => void move(at + 1)}
      />
    </span>
  );
}
