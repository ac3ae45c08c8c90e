import { readCurrentAs } from '#src/platform/http/error-policy.ts';
import '../components/own/own.css';
import { ContactView } from '@heliodesk/contract/account';
import type { OwnContactBody } from '@heliodesk/contract/account';
import { identityPages } from '@heliodesk/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showToast } from '#src/platform/feedback/notices.ts';
import { Can } from '#src/ui/actions/permissions.tsx';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import { Block, Page } from '#src/ui/page/page.tsx';
import { useOpenParam } from '#src/ui/page/use-open-param.ts';
import { FormSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { OwnContactFields } from '../components/own/contact-fields.tsx';
import { contactValues, useDescribeContact } from '../components/own/contact.ts';
import { LockedNote } from '../components/own/locked-note.tsx';
import { ownContact, useSaveContact } from '../own-queries.ts';

/** /profile/contact: who one is to the manufacturer. */
export default function OwnContactPage() {
  const { t, i18n } = useTranslation('profile');
  const { data, error, refetch } = useQuery(ownContact(i18n.language));
  return (
    <Page title={t('contact.title')}>
      {data ? (
        <div className="hd-own">
          <Contact contact={data.contact} />
          <SignIn />
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton fields={5} />
      )}
    </Page>
  );
}

function Contact({ contact }: { contact: ContactView }) {
  const { t } = useTranslation('profile');
  const { t: label } = useTranslation('fields');
  const { opened, open, close } = useOpenParam();
  const describe = useDescribeContact();
  const save = useSaveContact();
  const handleSave = async (body: OwnContactBody) => {
    await save.mutateAsync(body);
    showToast({ kind: 'good', title: t('contact.saved') });
    close();
  };
  return (
    <>
      <Block
        title={t('contact.card')}
        actions={
          <Can permission="csp:account:edit">
            <Button size="small" icon={<Icon name="pen" />} onClick={() => open()}>
              {t('edit')}
            </Button>
          </Can>
        }
        foot={<LockedNote text={t('contact.locked')} />}
      >
        <Descriptions items={[...describe(contactValues(contact)), { label: label('email'), text: contact.email, reads: 'ltr' }]} />
      </Block>
      {opened && (
        <FormDrawer<OwnContactBody>
          title={t('contact.edit')}
          values={contactValues(contact)}
          persistKey="contact"
          onSave={handleSave}
          onClose={close}
          readCurrent={readCurrentAs(ContactView, contactValues)}
          describe={describe}
        >
          <OwnContactFields />
        </FormDrawer>
      )}
    </>
  );
}

/** The way to what belongs to signing in, which every person has and not only contacts. */
function SignIn() {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  return (
    <Block title={t('contact.signIn')}>
      <p className="hd-t13 hd-hint">{t('contact.signInText')}</p>
      <p className="hd-row hd-row-wrap hd-own-ways">
        <Button onClick={() => void navigate(identityPages.password)}>{t('password.change')}</Button>
        <Button onClick={() => void navigate(identityPages.profile)}>{t('contact.toProfile')}</Button>
      </p>
    </Block>
  );
}
