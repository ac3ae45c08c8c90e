import { longestTitle } from '@heliodesk/contract/request';
import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#src/ui/form/field.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

interface TitleFieldProps {
  /** The part of the save call that all kinds share. */
  part: string;
  typed: string | undefined;
  made: string | undefined;
}

/** What the request is called: made from the answers until the person types something else, and again once that is reset. */
export function TitleField({ part, typed = '', made = '' }: TitleFieldProps) {
  const { t } = useTranslation('draft');
  const { number } = useFormat();
  const isMade = typed.trim() === '';
  const length = (isMade ? made : typed).length;
  const count = t('title.count', { number: number(length), max: number(longestTitle) });
  return (
    <Field
      name={[part, 'title']}
      label={t(isMade ? 'title.made' : 'title.typed')}
      hint={
        <>
          {isMade && t('title.hint')} {length > 0 && count}
        </>
      }
      className="hd-title-card"
    >
      <TitleInput made={made} />
    </Field>
  );
}

interface TitleInputProps {
  made: string;
  /** Given by the form. */
  id?: string;
  value?: string;
  onChange?: (title: string) => void;
  onBlur?: () => void;
}

/** Shows the made title as if it were typed; what is typed over it counts once it is another one. */
function TitleInput({ made, value = '', onChange, onBlur, ...field }: TitleInputProps) {
  const { t } = useTranslation('draft');
  const input = useRef<TextAreaRef>(null);
  /** While someone types, also nothing stays as it is. */
  const [typing, setTyping] = useState<string>();
  const handleType = (given: string) => {
    const text = given.replaceAll(/\s*\n\s*/g, ' ');
    setTyping(text);
    onChange?.(text.trim() === '' || text === made ? '' : text);
  };
  const handleReset = () => {
    setTyping(undefined);
    onChange?.('');
  };
  const shown = typing ?? (value || made);
  return (
    <div className="hd-title-line">
      {/* A long title takes a second line; it has no lines of its own. */}
      <Input.TextArea
        {...field}
        autoSize
        ref={input}
        variant="borderless"
        // The placeholder has no direction of its own: it takes that of the language.
        dir={shown === '' ? undefined : 'auto'}
        value={shown}
        placeholder={t('title.soon')}
        maxLength={longestTitle}
        onChange={({ target }) => handleType(target.value)}
        onPressEnter={(event) => event.preventDefault()}
        onBlur={() => {
          setTyping(undefined);
          onBlur?.();
        }}
      />
      {value === '' ? (
        <Button type="text" size="small" icon={<Icon name="pen" />} onClick={() => input.current?.focus({ cursor: 'all' })}>
          {t('title.change')}
        </Button>
      ) : (
        <Button type="text" size="small" icon={<Icon name="return" />} onClick={handleReset}>
          {t('title.reset')}
        </Button>
      )}
    </div>
  );
}
