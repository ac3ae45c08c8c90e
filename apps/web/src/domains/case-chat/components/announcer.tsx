import type { Message } from '@heliodesk/contract/case-chat';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Reads out what arrives while the reader is here. */
export function Announcer({ messages, isReady }: { messages: readonly Message[]; isReady: boolean }) {
  const { t } = useTranslation('caseChat');
  const last = messages.at(-1);
  const [heard, setHeard] = useState<number>();
  useEffect(() => {
    if (isReady && heard === undefined) setHeard(last?.msgId ?? 0);
  }, [isReady, heard, last]);
  const isNew = heard !== undefined && last !== undefined && last.msgId > heard && last.sender !== 'you' && last.sender !== 'system';
  return (
    <div className="hd-vh" role="status" aria-live="polite">
      {isNew && t('announced', { name: last.senderName, text: last.content || last.attachments[0]?.fileName || '' })}
    </div>
  );
}
