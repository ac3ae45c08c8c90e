import type { RequestDetail, Tip } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockedButton } from '#src/ui/actions/blocked-button.tsx';
import { SideDrawer } from '#src/ui/page/side-drawer.tsx';
import { useBlockReason } from '../../actions/use-block-reason.ts';
import { AnyConsentForm, consentActionOf } from './consent-forms.tsx';

/** Lets staff answer a task about solutions or what these need for the customer, whose written consent they have; nothing for those who may not at all. */
export function ConsentButton({ tip, request }: { tip: Tip; request: RequestDetail }) {
  const { t } = useTranslation(['consent', 'tips']);
  const blockReason = useBlockReason();
  const [isOpen, setOpen] = useState(false);
  const action = consentActionOf(tip, request);
  if (action === undefined) return null;
  const reason = blockReason(action.blockedBy);
  if (reason !== undefined) return <BlockedButton label={t('action')} reason={reason} />;
  const name = request.customer?.contactPerson ?? '';
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      <SideDrawer open={isOpen} size={640} title={t('tips:answerFor', { name })} onClose={() => setOpen(false)}>
        <AnyConsentForm tip={tip} request={request} onDone={() => setOpen(false)} />
      </SideDrawer>
    </>
  );
}
