import type { RequestDetail } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';

/** Above the conversation beside a claim: who writes with the customer. */
export function TalkHead({ request: { contactName } }: { request: RequestDetail }) {
  const { t } = useTranslation('request');
  return (
    <header className="hd-talk-head">
      <h2 className="hd-grow">{t('page.messages')}</h2>
      <span className="hd-hint hd-t12 hd-cut">{contactName ? t('page.writes', { name: contactName }) : t('page.service')}</span>
    </header>
  );
}
