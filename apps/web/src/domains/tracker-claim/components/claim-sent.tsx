import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { attachmentList } from '#src/domains/attachment/index.ts';
import { SidebarCard } from '#src/domains/request/index.ts';
import type { SentProps } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import type { ClaimValues } from '../claim-values.ts';
import { trackerClaim } from '../queries.ts';

/** What a claim went out with, in figures. */
export function ClaimSent({ requestId, values: { partsClaim } }: SentProps<ClaimValues>) {
  const { t } = useTranslation(['draft', 'fields', 'trackerClaim']);
  const { number, typed, fileSize } = useFormat();
  const { data: claim } = useQuery(trackerClaim(requestId));
  const { data: files = [] } = useQuery(attachmentList(requestId));
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const parts = claim ? claim.trackerList.length + claim.inverterList.length : 0;
  return (
    <SidebarCard title={t('draft:submitted.sent')}>
      <Descriptions
        items={[
          { label: t('fields:projectName'), text: partsClaim.projectName ?? '' },
          { label: t('fields:partsClaim.quantity'), text: typed(partsClaim.quantity), reads: 'ltr' },
          { label: t('trackerClaim:step.parts'), text: claim ? number(parts) : '', reads: 'ltr' },
          {
            label: t('draft:step.attachments'),
            text: files.length === 0 ? '' : `${number(files.length)} · ${fileSize(size)}`,
            reads: 'ltr',
          },
        ]}
      />
    </SidebarCard>
  );
}
