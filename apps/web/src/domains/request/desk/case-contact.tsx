import './case.css';
import { isReached } from '@heliodesk/contract/request';
import type { RequestDetail } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { LastWordCell } from '../components/last-word.tsx';
import { Avatar } from './person.tsx';

interface CaseLastWordProps {
  lastWord: RequestDetail['lastWord'];
  /** Staff's last message reached no one. */
  isUndelivered: boolean;
}

/** Who wrote last, and when. */
export function CaseLastWord({ lastWord, isUndelivered }: CaseLastWordProps) {
  const { labelled } = useFormat();
  const { t } = useTranslation(['desk', 'caseChat', 'common']);
  if (lastWord === null) return null;
  return (
    <span className="hd-case-last-word">
      <span className="hd-hint">{labelled(t('common:lastWord'), '')}</span> <LastWordCell lastWord={lastWord} reader="staff" />
      {isUndelivered && lastWord.by === 'us' && (
        <span className="hd-case-undelivered">
          <Icon name="warning" size={14} /> {t('caseChat:notDelivered')}
        </span>
      )}
    </span>
  );
}

/** On a phone, above the views of a case: the contact, one tap from a call. */
export function CaseContact({ request: { customer, contactState } }: { request: RequestDetail }) {
  const { t } = useTranslation('desk');
  if (customer === null) return null;
  return (
    <div className="hd-case-contact">
      <div className={isReached(contactState) ? 'hd-row' : 'hd-row hd-case-contact-off'}>
        <Avatar name={customer.contactPerson} id={customer.contactId} isCustomer />
        <span className="hd-grow hd-cut">
          <b>
            <bdi>{customer.contactPerson}</bdi>
          </b>{' '}
          {isReached(contactState) ? (
            <span className="hd-hint">
              <bdi>{customer.companyName}</bdi>
            </span>
          ) : (
            <span className="hd-case-contact-why">{t(`contact.why.${contactState}`)}</span>
          )}
        </span>
        {customer.mobile && (
          <Button
            href={`tel:${customer.mobile.replaceAll(/[^+\d]/g, '')}`}
            aria-label={t('case.call', { name: customer.contactPerson })}
            icon={<Icon name="phone" />}
          />
        )}
      </div>
    </div>
  );
}
