import type { RequestType } from '@heliodesk/contract/request';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon.tsx';
import { requestPaths } from '../paths.ts';
import type { DraftTexts } from './draft-kind.ts';

interface DraftNoticesProps {
  texts: DraftTexts;
  type: RequestType;
  isCopy: boolean;
  onBehalfOf: number | undefined;
  /** Staff who began it for the customer who continues with it. */
  startedBy?: string | undefined;
}

/** Above the step that is opened first: what came along with a copy and what did not, and who has started it for the customer. */
export function DraftNotices({ texts, type, isCopy, onBehalfOf, startedBy }: DraftNoticesProps) {
  const { t } = useTranslation('draft');
  const navigate = useNavigate();
  const startEmpty = (
    <Button size="small" onClick={() => void navigate(requestPaths.create(type, onBehalfOf))}>
      {t('startEmpty')}
    </Button>
  );
  return (
    <>
      {isCopy && (
        <Notice icon="copy" action={startEmpty}>
          {texts.copied}
        </Notice>
      )}
      {startedBy !== undefined && <Notice icon="person">{texts.startedFor(startedBy)}</Notice>}
    </>
  );
}

function Notice({ icon, action, children }: { icon: IconName; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="hd-alert hd-draft-notice">
      <Icon name={icon} size={20} />
      <span className="hd-grow">{children}</span>
      {action}
    </div>
  );
}
