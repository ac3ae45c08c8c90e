import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { requestTypes } from '@heliodesk/contract/request';
import { requestPaths } from '#src/domains/request/index.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

/** Says what came along with a copy and what did not. */
export function CopyNotice({ onBehalfOf }: { onBehalfOf: number | undefined }) {
  const { t } = useTranslation('moduleClaim');
  const navigate = useNavigate();
  return (
    <div className="hd-alert hd-copy">
      <Icon name="copy" size={20} />
      <span className="hd-grow">{t('copy.text')}</span>
      <Button size="small" onClick={() => void navigate(requestPaths.create(requestTypes.moduleClaim, onBehalfOf))}>
        {t('copy.empty')}
      </Button>
    </div>
  );
}
