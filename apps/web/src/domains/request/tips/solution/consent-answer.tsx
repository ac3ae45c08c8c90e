import '../tips.css';
import { Button } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { BlockedButton } from '#src/ui/actions/blocked-button.tsx';
import type { StoredFile } from '#src/ui/files/upload-queue.ts';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { useRefreshTips } from '../queries.ts';
import { ConsentUpload } from './consent-upload.tsx';

interface ConsentAnswerProps {
  requestId: number;
  /** Answers with the file of the consent; the same key is the same answer. Rejects with what the server refuses. */
  onAnswer: (attId: number, key: string) => Promise<unknown>;
  /** Takes what of a refusal it shows itself; answers the rest in words. */
  explain?: (error: unknown) => string | undefined;
  /** What is said once it is answered. */
  said: string;
  /** Why it can't be answered yet. */
  blocked?: string | undefined;
  onDone: () => void;
  children: ReactNode;
}

/** What a customer has agreed to in writing, and the file that proves it, with which staff answer for them. */
export function ConsentAnswer({ requestId, onAnswer, explain = messageOf, said, blocked, onDone, children }: ConsentAnswerProps) {
  const { t } = useTranslation('consent');
  const refresh = useRefreshTips();
  const [key, setKey] = useState(createUuid);
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const [isComing, setComing] = useState(false);
  const [asksFile, setAsksFile] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const send = async (attId: number) => {
    setRunning(true);
    setRefusal(undefined);
    try {
      await onAnswer(attId, key);
      onDone();
      showToast({ kind: 'good', title: said });
      await refresh();
    } catch (error) {
      // What is mended is another answer.
      setKey(createUuid());
      setRefusal(explain(error));
    } finally {
      setRunning(false);
    }
  };
  const handleSave = async () => {
    const [file] = files;
    setAsksFile(file === undefined);
    if (file !== undefined) await send(Number(file.attId));
  };
  return (
    <>
      <p className="hd-dialog-text hd-hint hd-t13">{t('hint')}</p>
      <div className="hd-consent-offer">{children}</div>
      <ConsentUpload
        requestId={requestId}
        files={files}
        onFiles={setFiles}
        onComing={setComing}
        isMissing={asksFile && files.length === 0}
      />
      <Refusal reason={refusal} className="hd-dialog-text" />
      {blocked === undefined ? (
        <Button type="primary" loading={isRunning} disabled={isComing} onClick={() => void handleSave()}>
          {t('save')}
        </Button>
      ) : (
        <BlockedButton label={t('save')} reason={blocked} />
      )}
    </>
  );
}
