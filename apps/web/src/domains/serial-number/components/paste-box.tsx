import type { LeftOutReason } from '@heliodesk/contract/serial-number';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { usePersistedInput } from '#src/platform/persisted-input.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { serialCounts, useSerialChanges } from '../queries.ts';
import { recognizeSerials } from '../recognize.ts';
import { useLeftOutLabels } from './verdict-labels.tsx';

interface Refused {
  sn: string;
  reason: LeftOutReason;
}

const mostShown = 20;
const readText = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

/** Typed or pasted serial numbers; what cannot be taken stays in the box and says why. */
export function PasteBox({ requestId }: { requestId: number }) {
  const { t } = useTranslation('serialNumber');
  const { number } = useFormat();
  const id = useId();
  const [text, setText, forgetText] = usePersistedInput(`serials_${requestId}`, readText);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const found = useMemo(() => recognizeSerials(text), [text]);
  const { insert } = useSerialChanges(requestId);
  useWhenFewer(requestId, () => setRefused([]));
  const judged = new Set(refused.map(({ sn }) => sn));
  const addable = found.serials.filter((sn) => !judged.has(sn));
  const shown: readonly Refused[] = [...found.rejected, ...refused];
  const count = { count: addable.length, number: number(addable.length) };

  const handleChange = (typed: string) => {
    const { serials } = recognizeSerials(typed);
    const present = new Set(serials);
    // What was taken out and typed again is asked again.
    setRefused((before) => before.filter(({ sn }) => present.has(sn)));
    setText(() => typed);
  };

  const handleAdd = async () => {
    const result = await insert.mutateAsync(addable);
    const refusals = [...refused, ...result.rejected];
    // The second of two equal numbers leaves with the first.
    const left = [...refusals, ...found.rejected.filter(({ reason }) => reason === 'malformed')];
    setRefused(refusals);
    setText(() => left.map(({ sn }) => sn).join('\n'));
    if (left.length === 0) forgetText();
    if (result.inserted > 0)
      showToast({ kind: 'good', title: t('paste.added', { count: result.inserted, number: number(result.inserted) }) });
  };
  return (
    <div className="hd-paste">
      <label htmlFor={id}>{t('paste.label')}</label>
      <Input.TextArea
        id={id}
        className="hd-mono"
        dir="ltr"
        rows={5}
        spellCheck={false}
        value={text}
        onChange={({ target }) => handleChange(target.value)}
        aria-describedby={`${id}-found`}
      />
      <div className="hd-row">
        <output id={`${id}-found`} className="hd-hint hd-t13">
          {t('paste.recognized', count)}
        </output>
        <Button className="hd-end" size="small" disabled={addable.length === 0} loading={insert.isPending} onClick={() => void handleAdd()}>
          {t('paste.add', count)}
        </Button>
      </div>
      {shown.length > 0 && <RefusedList refused={shown} />}
    </div>
  );
}

/** Numbers that left the claim may be added again, and there is room again: earlier refusals no longer hold. */
function useWhenFewer(requestId: number, onFewer: () => void) {
  const { data } = useQuery(serialCounts(requestId));
  const total = data?.total ?? 0;
  const [seen, setSeen] = useState(total);
  if (total === seen) return;
  setSeen(total);
  if (total < seen) onFewer();
}

function RefusedList({ refused }: { refused: readonly Refused[] }) {
  const { t } = useTranslation('serialNumber');
  const { number } = useFormat();
  const leftOutLabel = useLeftOutLabels();
  return (
    <div className="hd-refused" role="status">
      <b>{t('paste.refused', { count: refused.length, number: number(refused.length) })}</b>
      <ul>
        {refused.slice(0, mostShown).map(({ sn, reason }, index) => (
          <li key={`${sn} ${reason} ${refused.findIndex((other) => other.sn === sn) === index ? 'first' : index}`}>
            <Ltr mono>{sn.slice(0, 40)}</Ltr> <span className="hd-hint">{leftOutLabel(reason)}</span>
          </li>
        ))}
      </ul>
      {refused.length > mostShown && (
        <p className="hd-hint">{t('paste.more', { count: refused.length - mostShown, number: number(refused.length - mostShown) })}</p>
      )}
    </div>
  );
}
