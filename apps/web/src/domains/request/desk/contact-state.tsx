import { isReached } from '@heliodesk/contract/request';
import type { ContactState, RequestDetail } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import { isAllowed } from '../actions/action-target.ts';

/** That a contact is not reached, and why; nothing for one who is. */
export function ContactStateTag({ state }: { state: ContactState | null }) {
  const { t } = useTranslation('common');
  if (isReached(state)) return null;
  return <span className="hd-tag hd-k-warn">{t(`state.${state}`)}</span>;
}

/** The same where there is little room. */
export function ContactStateMark({ state }: { state: ContactState | null }) {
  const { t } = useTranslation('common');
  if (isReached(state)) return null;
  const name = t(`state.${state}`);
  return (
    <span className="hd-k-warn" title={name}>
      <Icon name="warning" size={16} />
      <span className="hd-vh">{name}</span>
    </span>
  );
}

interface UnreachedContactProps {
  request: Pick<RequestDetail, 'contactState' | 'customer' | 'ownerId' | 'actions'>;
}

/** Warns staff who can't give the request to someone else, before they write, that no one would receive a reply. */
export function UnreachedContact({ request: { contactState, customer, ownerId, actions } }: UnreachedContactProps) {
  const { t } = useTranslation('desk');
  const canGiveOncePickedUp = ownerId === null && isAllowed(actions, 'pickUp');
  if (customer === null || isReached(contactState)) return null;
  return (
    <div className="hd-alert hd-k-warn hd-unreached" role="status">
      <Icon name="warning" />
      <span className="hd-grow">
        {t(`contact.unreached.${contactState}`, { name: customer.contactPerson })}
        {canGiveOncePickedUp && <> {t('contact.pickUpFirst')}</>}
      </span>
    </div>
  );
}
