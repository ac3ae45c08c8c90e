import type { LinkedRequest, RequestDetail } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { isAllowed } from '../actions/action-target.ts';

const UnlinkDialog = lazyDialog(() => import('./unlink-dialog.tsx').then((module) => module.UnlinkDialog));

/** Takes two duplicates apart; nothing for other links. */
export function UnlinkButton({ request, link }: { request: RequestDetail; link: LinkedRequest }) {
  const { t } = useTranslation('duplicates');
  const [isOpen, setOpen] = useState(false);
  if (link.kind !== 'duplicateOf' || !isAllowed(request.actions, 'unlinkDuplicate')) return null;
  return (
    <>
      <Button
        size="small"
        type="text"
        className="hd-end"
        aria-label={t('unlink.actionOf', { number: link.requestNo })}
        onClick={() => setOpen(true)}
      >
        {t('unlink.action')}
      </Button>
      {isOpen && <UnlinkDialog request={request} other={link} onClose={() => setOpen(false)} />}
    </>
  );
}
