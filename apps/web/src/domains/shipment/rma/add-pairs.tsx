import './rma.css';
import { AddRmaBody, mostRmaRows } from '@heliodesk/contract/shipment';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { ownKey } from '#src/platform/own-input.ts';
import { usePersistedInput } from '#src/platform/persisted-input.ts';
import { labelOf, validate } from '#src/platform/schema-rules.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { pairsOf, splitColumns, type TypedPairs } from './pairs.ts';
import { useRmaChanges } from './queries.ts';
import { ImportButton, TemplateButton, useSheetImport } from './sheet-buttons.tsx';

const nothing: TypedPairs = { old: '', new: '' };
const readTyped = (stored: unknown): TypedPairs => {
  const { old, new: added } = (stored ?? {}) as { old?: unknown; new?: unknown };
  return typeof old === 'string' && typeof added === 'string' ? { old, new: added } : nothing;
};

interface Fault {
  side: keyof TypedPairs;
  message: string;
}

const sideOf = (path: string): keyof TypedPairs => (path.endsWith('newSn') ? 'new' : 'old');

/** What is typed, kept in this tab until it is added. */
function useTypedPairs(addressId: number) {
  const { t } = useTranslation('replacements');
  const { number } = useFormat();
  const [typed, setTyped, forget] = usePersistedInput(ownKey('rma', addressId), readTyped);
  const [fault, setFault] = useState<Fault>();
  const [isAdding, setAdding] = useState(false);
  // Sent again as it was, it is the same call: the first attempt may have arrived.
  const [key, setKey] = useState(createUuid);
  const { add } = useRmaChanges(addressId);
  const pairs = pairsOf(typed);

  const type = (side: keyof TypedPairs, text: string) => {
    setFault(undefined);
    setKey(createUuid());
    setTyped((before) => splitColumns(text) ?? { ...before, [side]: text });
  };
  const explain = (error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    if (error.failure === 'answer') setKey(createUuid());
    const [first] = error.errors;
    setFault({ side: sideOf(first?.path ?? ''), message: first?.message ?? messageOf(error) });
  };
  const addAll = async () => {
    if (pairs.length > mostRmaRows) return setFault({ side: 'old', message: t('add.tooMany', { most: number(mostRmaRows) }) });
    const [wrong] = validate(AddRmaBody, { addressId, pairs });
    if (wrong) return setFault({ side: sideOf(wrong.path), message: wrong.message });
    setAdding(true);
    try {
      await add(pairs, key);
      setTyped(() => nothing);
      forget();
      setKey(createUuid());
      showToast({ kind: 'good', title: t('add.done', { number: number(pairs.length) }) });
    } catch (error) {
      explain(error);
    } finally {
      setAdding(false);
    }
  };
  return { typed, type, pairs, fault, isAdding, addAll };
}

/** New pairs, typed or pasted as columns, which are matched in order. */
export function AddPairs({ addressId }: { addressId: number }) {
  const { t } = useTranslation('replacements');
  const sheet = useSheetImport(addressId);
  const { number } = useFormat();
  const { typed, type, pairs, fault, isAdding, addAll } = useTypedPairs(addressId);
  return (
    <Block
      title={t('add.title')}
      actions={
        <>
          <TemplateButton />
          <ImportButton isReading={sheet.isReading} onFiles={sheet.read} />
        </>
      }
    >
      <Refusal reason={sheet.refusal} className="hd-dialog-text" />
      <form
        className="hd-rma-add"
        onSubmit={(event) => {
          event.preventDefault();
          void addAll();
        }}
      >
        <Side side="old" value={typed.old} fault={fault} onType={type} />
        <Side side="new" value={typed.new} fault={fault} onType={type} />
        <Button htmlType="submit" icon={<Icon name="plus" />} loading={isAdding} disabled={pairs.length === 0}>
          {pairs.length > 1 ? t('add.many', { number: number(pairs.length) }) : t('add.action')}
        </Button>
      </form>
      <p className="hd-hint hd-t13">{t('add.hint')}</p>
    </Block>
  );
}

interface SideProps {
  side: keyof TypedPairs;
  value: string;
  fault: Fault | undefined;
  onType: (side: keyof TypedPairs, text: string) => void;
}

function Side({ side, value, fault, onType }: SideProps) {
  const id = useId();
  const message = fault?.side === side ? fault.message : undefined;
  return (
    <div className="hd-rma-side">
      <label htmlFor={id}>{labelOf(side === 'old' ? 'oldSn' : 'newSn')}</label>
      <Input.TextArea
        id={id}
        className="hd-mono"
        dir="ltr"
        autoSize={{ minRows: 1, maxRows: 6 }}
        spellCheck={false}
        autoComplete="off"
        status={message === undefined ? '' : 'error'}
        aria-invalid={message !== undefined}
        aria-describedby={message === undefined ? undefined : `${id}-fault`}
        value={value}
        onChange={({ target }) => onType(side, target.value)}
      />
      {message !== undefined && (
        <p id={`${id}-fault`} className="hd-k-bad hd-t13" role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
