import './serial-number.css';
import './add-serials.css';
import type { LeftOutReason } from '@heliodesk/contract/serial-number';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { ownKey } from '#src/platform/own-input.ts';
import { usePersistedInput } from '#src/platform/persisted-input.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { serialCounts, useSerialChanges } from '../queries.ts';
import { letterIn } from '../letters.ts';
import { joinIn, recognizeSerials } from '../recognize.ts';
import { LetterSerials } from './letter-serials.tsx';
import { SplitSerials } from './split-serials.tsx';
import { useLeftOutLabels } from './verdict-labels.tsx';

interface Refused {
  sn: string;
  reason: LeftOutReason;
}

const mostShown = 20;
const example = 'HD7226W15A000310\nHD7226W15A000311';
const readText = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

/** Leads to the box from elsewhere. */
export interface PasteBoxHandle {
  focus: () => void;
}

/** What is typed, and which of it can be added, needs a decision, or was refused. */
function usePaste(requestId: number) {
  const [text, setText, forgetText] = usePersistedInput(ownKey('serials', requestId), readText);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  /** Numbers whose letters are intended. */
  const [meant, setMeant] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo(() => recognizeSerials(text), [text]);
  const { insert } = useSerialChanges(requestId);
  useWhenFewer(requestId, () => setRefused([]));
  const judged = new Set(refused.map(({ sn }) => sn));
  const free = found.serials.filter((sn) => !judged.has(sn));
  const letters = free.filter((sn) => !meant.has(sn)).flatMap((sn) => letterIn(sn) ?? []);
  const asked = new Set(letters.map(({ sn }) => sn));
  const addable = free.filter((sn) => !asked.has(sn));

  const change = (typed: string) => {
    const present = new Set(recognizeSerials(typed).serials);
    // What was taken out and typed again is asked again.
    setRefused((before) => before.filter(({ sn }) => present.has(sn)));
    setText(() => typed);
  };

  const keepWhatIsLeft = (rejected: readonly Refused[]) => {
    const refusals = [...refused, ...rejected];
    // The second of two equal numbers leaves with the first.
    const kept = [...refusals, ...found.rejected.filter(({ reason }) => reason === 'malformed')].map(({ sn }) => sn);
    const left = [...kept, ...asked, ...found.split.map(({ given }) => given)];
    setRefused(refusals);
    setText(() => left.join('\n'));
    if (left.length === 0) forgetText();
  };
  /** Answers how many were added. */
  const add = async (): Promise<number> =>
    (await insert.mutateAsync({ serials: addable, onInserted: ({ rejected }) => keepWhatIsLeft(rejected) })).inserted;
  const keep = (sn: string) => setMeant((before) => new Set([...before, sn]));
  const shown: readonly Refused[] = [...found.rejected, ...refused];
  return { text, split: found.split, letters, addable, shown, isAdding: insert.isPending, change, add, keep };
}

/** Typed or pasted serial numbers; what cannot be taken stays in the box and says why. */
export function PasteBox({ requestId, ref }: { requestId: number; ref?: Ref<PasteBoxHandle> }) {
  const { t } = useTranslation('serialNumber');
  const { number } = useFormat();
  const id = useId();
  const box = useRef<TextAreaRef>(null);
  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus() }), []);
  const { text, split, letters, addable, shown, isAdding, change, add, keep } = usePaste(requestId);
  const count = { count: addable.length, number: number(addable.length) };

  const handleAdd = async () => {
    const added = await add();
    if (added > 0) showToast({ kind: 'good', title: t('paste.added', { count: added, number: number(added) }) });
  };
  return (
    <div className="hd-paste">
      <label htmlFor={id}>
        {t('paste.title')} <span className="hd-hint">{t('paste.label')}</span>
      </label>
      <Input.TextArea
        ref={box}
        id={id}
        className="hd-mono"
        dir="ltr"
        rows={5}
        placeholder={example}
        spellCheck={false}
        value={text}
        onChange={({ target }) => change(target.value)}
        aria-describedby={`${id}-found`}
      />
      <div className="hd-row">
        <Found id={`${id}-found`} count={addable.length} toCheck={split.length + letters.length} />
        <Button className="hd-end" size="small" disabled={addable.length === 0} loading={isAdding} onClick={() => void handleAdd()}>
          {t('paste.add', count)}
        </Button>
      </div>
      <SplitSerials splits={split} onJoin={(splits) => change(joinIn(text, splits))} />
      <LetterSerials
        found={letters}
        onCorrect={({ sn, corrected }) => change(text.replaceAll(new RegExp(`\\b${sn}\\b`, 'gi'), corrected))}
        onKeep={({ sn }) => keep(sn)}
      />
      {shown.length > 0 && <RefusedList refused={shown} />}
    </div>
  );
}

/** How many numbers can be added, and how many lines are to be asked about. */
function Found({ id, count, toCheck }: { id: string; count: number; toCheck: number }) {
  const { t } = useTranslation('serialNumber');
  const { number, sentenceGap } = useFormat();
  return (
    <output id={id} className="hd-hint hd-t13">
      {t('paste.recognized', { count, number: number(count) })}
      {sentenceGap}
      {toCheck > 0 && <span>{t('paste.toCheck', { count: toCheck, number: number(toCheck) })}</span>}
    </output>
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
