import type { RequestStatus } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { StatusDisc } from '#src/ui/shapes/status-disc.tsx';
import { statusLooks } from './status-looks.ts';
import type { StatusLook } from './status-looks.ts';

/** The state of a request: disc and word. */
export function RequestStatusDisc({ status, pill = false }: { status: RequestStatus; pill?: boolean }) {
  const { t } = useTranslation('request');
  const { way: _way, ...disc }: StatusLook = statusLooks[status];
  return (
    <StatusDisc {...disc} pill={pill}>
      {t(`status.${status}`)}
    </StatusDisc>
  );
}
