import { useQuery } from '@tanstack/react-query';
import type { RequestDetail } from '@heliodesk/contract/request';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentList, useFilesText } from '#src/domains/attachment/index.ts';
import { useCountryOptions, useDictionaryOptions } from '#src/domains/reference/index.ts';
import { DetailsPart, FoldedDetails, labelIn, RequestText, useUnitOptions } from '#src/domains/request/index.ts';
import { ReviewResult, saveExport, serialCounts, SerialFindings, SerialList } from '#src/domains/serial-number/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { claimProfile } from '../queries.ts';
import { AddressDescriptions, ProjectDescriptions } from './claim-descriptions.tsx';

/** What the customer sees of a claim: what was found out about its serial numbers, and what they submitted. */
export function ClaimOverview({ request }: { request: RequestDetail }) {
  return (
    <>
      <ReviewResult requestId={request.requestId} />
      <Serials requestId={request.requestId} />
      <Details request={request} />
    </>
  );
}

function Serials({ requestId }: { requestId: number }) {
  const { t } = useTranslation('request');
  const [isOpen, setOpen] = useState(false);
  const { data: counts } = useQuery(serialCounts(requestId));
  if (!counts) return <BlockSkeleton lines={6} />;
  return (
    <Block
      title={t('case.serials')}
      actions={
        counts.total > 0 && (
          <>
            <Button type="link" size="small" onClick={() => setOpen(true)}>
              {t('case.openList')}
            </Button>
            <Button type="text" size="small" icon={<Icon name="download" />} onClick={() => void saveExport(requestId)}>
              {t('case.excel')}
            </Button>
          </>
        )
      }
    >
      {counts.total === 0 ? <p className="hd-hint">{t('case.noSerials')}</p> : <SerialFindings requestId={requestId} />}
      <Drawer open={isOpen} size={720} title={t('case.serials')} destroyOnHidden onClose={() => setOpen(false)}>
        <SerialList requestId={requestId} canEdit={false} />
      </Drawer>
    </Block>
  );
}

/** The few facts that a claim is known by, and on demand everything that was submitted. */
function Details({ request: { requestId, desc } }: { request: RequestDetail }) {
  const { t } = useTranslation(['request', 'moduleClaim']);
  const { data: profile } = useQuery(claimProfile(requestId));
  const facts = useFacts(requestId, profile?.moduleClaimInfo ?? {});
  if (!profile) return <BlockSkeleton lines={3} />;
  const { moduleClaimInfo, addressInfo } = profile;
  return (
    <FoldedDetails facts={facts}>
      <DetailsPart title={t('case.description')}>{desc.trim() !== '' && <RequestText>{desc}</RequestText>}</DetailsPart>
      <DetailsPart title={t('case.project')}>
        <ProjectDescriptions claim={moduleClaimInfo} />
      </DetailsPart>
      {addressInfo && (
        <DetailsPart title={t('moduleClaim:step.shipping')}>
          <AddressDescriptions address={addressInfo} claim={moduleClaimInfo} />
        </DetailsPart>
      )}
      <DetailsPart title={t('case.files')}>
        <AttachmentList requestId={requestId} />
      </DetailsPart>
    </FoldedDetails>
  );
}

type Claim = Parameters<typeof ProjectDescriptions>[0]['claim'];

function useFacts(requestId: number, claim: Claim) {
  const { t } = useTranslation(['fields', 'request']);
  const { typed, parts } = useFormat();
  const units = useUnitOptions();
  const types = useDictionaryOptions('installation_type');
  const countries = useCountryOptions();
  const files = useFilesText(requestId);
  return [
    { label: t('request:case.project'), text: parts([claim.projectName, labelIn(countries, claim.projectCountry)]) },
    { label: t('capacity'), text: claim.capacity ? `${typed(claim.capacity)} ${labelIn(units, claim.unit) ?? ''}` : '' },
    { label: t('moduleClaim.defectDate'), text: claim.defectDate?.replaceAll('-', '/') ?? '' },
    { label: t('type'), text: labelIn(types, claim.type) ?? '' },
    { label: t('request:case.files'), text: files ?? '' },
  ];
}
