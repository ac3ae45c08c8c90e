import { mostSolutionText } from '@heliodesk/contract/solution';
import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SidebarCard } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Block } from '#src/ui/page/page.tsx';
import type { PlanEditor } from './plan-editor.ts';
import { textsOf, type PlanState } from './plan-state.ts';

interface TextCardProps {
  editor: PlanEditor;
  state: PlanState;
}

/** What the customer reads: the draft made from the solutions, until someone writes something else. */
export function CustomerText({ editor, state: { plan, texts } }: TextCardProps) {
  const { t } = useTranslation(['solution', 'fields']);
  const { languageName } = useFormat();
  const [typed, setTyped] = useState<string>();
  const isOpen = typed !== undefined;
  const { publicText } = texts?.values ?? textsOf(plan);
  const isOwn = publicText !== '' && publicText !== plan.draftText;
  const text = publicText === '' ? plan.draftText : publicText;
  const handleReset = () => {
    editor.editTexts({ publicText: '' });
    setTyped(undefined);
  };
  return (
    <Block
      title={t('fields:publicText')}
      actions={
        <>
          <span className="hd-hint hd-t13 hd-row">
            <Icon name="globe" /> {t('text.language', { language: languageName(plan.language) })}
          </span>
          {isOwn && (
            <Button type="text" size="small" icon={<Icon name="refresh" />} onClick={handleReset}>
              {t('text.reset')}
            </Button>
          )}
          {!isOpen && (
            <Button type="text" size="small" aria-label={t('text.edit')} icon={<Icon name="pen" />} onClick={() => setTyped(text)} />
          )}
        </>
      }
    >
      {isOpen ? (
        <WrittenText
          language={plan.language}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            editor.editTexts({ publicText: value });
          }}
          onLeave={() => void editor.flush()}
        />
      ) : (
        <p className="hd-sol-text hd-t13" lang={plan.language} dir="auto">
          {text || <span className="hd-hint">{t('text.none')}</span>}
        </p>
      )}
      {text !== '' && !isOwn && <p className="hd-hint hd-t12">{t('text.draft')}</p>}
    </Block>
  );
}

interface WrittenTextProps {
  language: string;
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** The text being written; it has the focus once it is opened. */
function WrittenText({ language, value, onChange, onLeave }: WrittenTextProps) {
  const { t } = useTranslation('fields');
  const area = useRef<TextAreaRef>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <Input.TextArea
      ref={area}
      aria-label={t('publicText')}
      lang={language}
      dir="auto"
      autoSize={{ minRows: 4, maxRows: 16 }}
      maxLength={mostSolutionText}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
    />
  );
}

const mostNote = 500;

/** What only those who approve read. */
export function NoteCard({ editor, state: { plan, texts } }: TextCardProps) {
  const { t } = useTranslation('solution');
  const id = useId();
  const { note } = texts?.values ?? textsOf(plan);
  return (
    <SidebarCard title={t('note.title')}>
      <label className="hd-vh" htmlFor={id}>
        {t('note.title')}
      </label>
      <Input.TextArea
        id={id}
        autoSize={{ minRows: 2, maxRows: 10 }}
        maxLength={mostNote}
        placeholder={t('note.hint')}
        value={note}
        onChange={({ target }) => editor.editTexts({ note: target.value })}
        onBlur={() => void editor.flush()}
      />
    </SidebarCard>
  );
}
