import { RequestAddressReq } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { attachmentList } from '#src/domains/attachment/index.ts';
import type { SidebarProps } from '#src/domains/request/index.ts';
import { serialCounts } from '#src/domains/serial-number/index.ts';
import { StepMark } from '#src/ui/shapes/steps.tsx';
import type { ClaimValues } from '../claim-values.ts';

const needed = ['front', 'label', 'defect'] as const;

/** What a claim needs, each ticked once it is there. */
export function ClaimNeeds({ values, requestId }: Pick<SidebarProps<ClaimValues>, 'values' | 'requestId'>) {
  const { t } = useTranslation(['moduleClaim', 'ui']);
  const enabled = requestId !== undefined;
  const { data: serials } = useQuery({ ...serialCounts(requestId ?? 0), enabled });
  const { data: files = [] } = useQuery({ ...attachmentList(requestId ?? 0), enabled });
  const needs = [
    { text: t('need.serials'), isThere: serials !== undefined && serials.total > 0 },
    { text: t('need.photos'), isThere: needed.every((place) => files.some((file) => file.place === place)) },
    { text: t('need.date'), isThere: Boolean(values.moduleClaim.defectDate) },
    { text: t('need.address'), isThere: RequestAddressReq.safeParse(values.requestAddressReq).success },
  ];
  return (
    <section aria-labelledby="claim-needs">
      <h2 className="hd-h-sm hd-claim-sidebar-title" id="claim-needs">
        {t('need.title')}
      </h2>
      <ul className="hd-claim-needs">
        {needs.map(({ text, isThere }) => (
          <li key={text}>
            <StepMark state={isThere ? 'done' : 'later'} size={16} />
            <span>{text}</span>
            {isThere && <span className="hd-vh">{t('ui:steps.done')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
