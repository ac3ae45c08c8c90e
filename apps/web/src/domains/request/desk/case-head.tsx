import { isReached } from '@heliodesk/contract/request';
import type { RequestDetail } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { ContactClock } from '../components/contact-clock.tsx';
import { RequestHeading } from '../components/request-heading.tsx';
import { Avatar } from './person.tsx';

/** The head of a case as staff see it. */
export function CaseHead({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('desk');
  const { ownerId, contactName } = request;
  const owner =
    ownerId === null ? (
      <span className="hd-hint">{t('case.noOwner')}</span>
    ) : (
      <span>
        <Avatar name={contactName} id={ownerId} />
        {contactName}
      </span>
    );
  const clock = (
    <ContactClock
      request={request}
      title={t('case.promise')}
      brief={t('case.firstContact')}
      hindrance={isReached(request.contactState) ? undefined : t('contact.keepsNothing')}
    />
  );
  return <RequestHeading request={request} owner={owner} clock={clock} />;
}
