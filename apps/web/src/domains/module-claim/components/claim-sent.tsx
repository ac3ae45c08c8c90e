import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { attachmentList } from '#src/domains/attachment/index.ts';
import { SidebarCard } from '#src/domains/request/index.ts';
import type { SentProps } from '#src/domains/request/index.ts';
import { serialCounts } from '#src/domains/serial-number/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import type { ClaimValues } from '../claim-values.ts';

/** What a claim went out with, in figures. */
export function ClaimSent({ requestId, values: { moduleClaim, requestAddressReq } }: SentProps<ClaimValues>) {
  const { addressTitle, accountName, city } = requestAddressReq;
  const { t } = useTranslation(['draft', 'fields', 'moduleClaim', 'serialNumber']);
  const { number, typed, fileSize } = useFormat();
  const { data: serials } = useQuery(serialCounts(requestId));
  const { data: files = [] } = useQuery(attachmentList(requestId));
  const warned = serials ? serials.total - (serials.verdicts.ok ?? 0) : 0;
  const listed = [
    number(serials?.total ?? 0),
    ...(warned > 0 ? [`${number(warned)} ${t('serialNumber:found.warnings', { count: warned })}`] : []),
  ];
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return (
    <SidebarCard title={t('draft:submitted.sent')}>
      <Descriptions
        items={[
          { label: t('fields:projectName'), text: moduleClaim.projectName ?? '' },
          { label: t('fields:moduleClaim.quantity'), text: typed(moduleClaim.quantity), reads: 'ltr' },
          { label: t('moduleClaim:step.serials'), text: serials ? listed.join(' · ') : '' },
          {
            label: t('draft:step.attachments'),
            text: files.length === 0 ? '' : `${number(files.length)} · ${fileSize(size)}`,
            reads: 'ltr',
          },
          { label: t('moduleClaim:step.shipping'), text: addressTitle || accountName || (city ?? '') },
        ]}
      />
    </SidebarCard>
  );
}
