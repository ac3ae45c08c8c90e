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
  const isReached = request.contactState === null || request.contactState === 'active';
  const clock = (
    <ContactClock
      request={request}
      title={t('case.promise')}
      brief={t('case.firstContact')}
      hindrance={isReached ? undefined : t('contact.keepsNothing')}
    />
  );
  return <RequestHeading request={request} reader="staff" owner={owner} clock={clock} />;
}
