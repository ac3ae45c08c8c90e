import type { RequestDetail, Tip } from '@heliodesk/contract/request';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockedButton } from '#src/ui/actions/blocked-button.tsx';
import { useBlockReason } from '../../actions/use-block-reason.ts';
import { ConsentForm } from './consent-form.tsx';

/** Lets staff answer about a solution for the customer, whose written consent they have; nothing for those who may not at all. */
export function ConsentButton({ tip, request }: { tip: Tip; request: RequestDetail }) {
  const { t } = useTranslation(['consent', 'tips']);
  const blockReason = useBlockReason();
  const [isOpen, setOpen] = useState(false);
  const action = request.actions.find(({ name }) => name === 'confirmWithConsent');
  if (action === undefined) return null;
  const reason = blockReason(action.blockedBy);
  if (reason !== undefined) return <BlockedButton label={t('action')} reason={reason} />;
  const name = request.customer?.contactPerson ?? '';
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      <Drawer open={isOpen} size={560} title={t('tips:answerFor', { name })} destroyOnHidden onClose={() => setOpen(false)}>
        <ConsentForm tip={tip} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
