import { limits } from '@heliodesk/contract/kit';
import { Button, Checkbox } from 'antd';
import { useId, useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent, KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { attachmentRules } from '#src/ui/files/upload-rules.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { Draft } from '../use-outbox.ts';
import { KindSwitch } from './kind-switch.tsx';
import { ReplyFiles } from './reply-files.tsx';
import type { ReplyDraft } from './use-reply-draft.ts';

interface ReplyBoxProps {
  draft: ReplyDraft;
  canSend: boolean;
  canNote: boolean;
  /** What is written may answer the enquiry. */
  canReply: boolean;
  placeholder: string;
  input: RefObject<HTMLTextAreaElement | null>;
  onSend: (draft: Draft) => void;
  onTyping: (isNote: boolean) => void;
  /** The reader is done here for now, by key. */
  onLeave: () => void;
}

/** Where the reader writes: text, files, and for staff the choice between a reply and an internal note. */
export function ReplyBox({ draft, canSend, canNote, canReply, placeholder, input, onSend, onTyping, onLeave }: ReplyBoxProps) {
  const hintId = useId();
  const { text, files, isNote } = draft;
  const over = text.trim().length - limits.chatText;
  const isReady = over <= 0 && (text.trim() !== '' || files.length > 0);
  const [isRhetorical, setRhetorical] = useState(false);
  const isQuestion = canNote && !isNote && asksSomething(text);
  const canAnswer = canReply && !isNote;

  const handleSend = (asAnswer: boolean) => {
    if (!isReady) return;
    onSend({ content: text.trim(), isNote, needsAnswer: isQuestion && !isRhetorical, reply: asAnswer && canAnswer, files });
    draft.clear();
    setRhetorical(false);
    input.current?.focus();
  };
  return (
    <div
      className={isNote ? 'hd-reply hd-reply-note' : 'hd-reply'}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        draft.addFiles([...event.dataTransfer.files]);
      }}
    >
      <ReplyText
        draft={draft}
        isNote={isNote}
        placeholder={placeholder}
        hintId={hintId}
        input={input}
        onTyping={onTyping}
        onLeave={onLeave}
        onSend={handleSend}
        onFiles={draft.addFiles}
      />
      <ReplyFiles files={files} onRemove={draft.removeFile} />
      <div className="hd-reply-bar">
        <AttachButton onFiles={draft.addFiles} />
        {canNote && canSend && <KindSwitch isNote={isNote} onChange={draft.setNote} />}
        {isQuestion && <NeedsAnswer checked={!isRhetorical} onChange={(needs) => setRhetorical(!needs)} />}
        <span className="hd-end hd-row">
          <span id={hintId}>
            <Counter length={text.trim().length} over={over} isNote={isNote} />
          </span>
          {canAnswer && <AnswerButton isReady={isReady} onSend={() => handleSend(true)} />}
          <SendButton isNote={isNote} isReady={isReady} onSend={() => handleSend(false)} />
        </span>
      </div>
    </div>
  );
}

/** A question mark at the end of a word, in any script; one within an address does not count. */
const asksSomething = (text: string): boolean => /[？؟]|\?(?=$|[\s"'»”’)!?])/u.test(text);

/** Staff ask something: it becomes the customer's turn until they write. */
function NeedsAnswer({ checked, onChange }: { checked: boolean; onChange: (needsAnswer: boolean) => void }) {
  const { t } = useTranslation('caseChat');
  return (
    <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)}>
      {t('reply.needsAnswer')}
    </Checkbox>
  );
}

interface ReplyTextProps extends Pick<ReplyBoxProps, 'draft' | 'placeholder' | 'input' | 'onTyping' | 'onLeave'> {
  isNote: boolean;
  hintId: string;
  onSend: (asAnswer: boolean) => void;
  onFiles: (files: readonly File[]) => void;
}

function ReplyText({ draft, isNote, placeholder, hintId, input, onTyping, onLeave, onSend, onFiles }: ReplyTextProps) {
  const { t } = useTranslation('caseChat');
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    // The keys of the page work again; what was typed stays. While there is no talk to go to, the box is only left.
    if (event.key === 'Escape') {
      event.currentTarget.blur();
      onLeave();
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSend(event.shiftKey);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length > 0) event.preventDefault();
    onFiles(pasted);
  };
  return (
    <textarea
      ref={input}
      className="hd-reply-text"
      rows={2}
      aria-label={t(isNote ? 'reply.noteLabel' : 'reply.label')}
      aria-describedby={hintId}
      placeholder={isNote ? t('reply.note') : placeholder}
      value={draft.text}
      onChange={(event) => {
        draft.setText(event.target.value);
        onTyping(isNote);
      }}
      onKeyDown={handleKey}
      onPaste={handlePaste}
    />
  );
}

function SendButton({ isNote, isReady, onSend }: { isNote: boolean; isReady: boolean; onSend: () => void }) {
  const { t } = useTranslation('caseChat');
  return (
    <Button type="primary" disabled={!isReady} icon={<Icon name={isNote ? 'note' : 'send'} />} onClick={onSend}>
      {t(isNote ? 'reply.save' : 'reply.send')}
    </Button>
  );
}

/** The customer sees it as the answer to the enquiry, and gets it by e-mail. It's a choice of its own, as a first word often says only who is on it. */
function AnswerButton({ isReady, onSend }: { isReady: boolean; onSend: () => void }) {
  const { t } = useTranslation('caseChat');
  return (
    <Button disabled={!isReady} icon={<Icon name="check" />} title={t('reply.sendAnswerHint')} onClick={onSend}>
      {t('reply.sendAnswer')}
    </Button>
  );
}

function Counter({ length, over, isNote }: { length: number; over: number; isNote: boolean }) {
  const { t } = useTranslation('caseChat');
  const hint = t(isNote ? 'reply.hintNote' : 'reply.hint');
  const { number } = useFormat();
  if (length === 0) return <span className="hd-hint hd-t12 hd-not-phone">{hint}</span>;
  if (over > 0)
    return (
      <span className="hd-k-bad hd-t12" role="alert">
        {t('reply.tooLong', { count: over })}
      </span>
    );
  return (
    <span className="hd-hint hd-t12 hd-num" title={hint}>
      {number(length)} / {number(limits.chatText)}
      <span className="hd-vh">{hint}</span>
    </span>
  );
}

/** Chooses files to send. */
export function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('caseChat');
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        type="text"
        className="hd-reply-attach"
        aria-label={t('reply.attach')}
        title={t('reply.attach')}
        icon={<Icon name="paperclip" size={20} />}
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={t('reply.attach')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])].slice(0, attachmentRules.maxFiles));
          event.target.value = '';
        }}
      />
    </>
  );
}
