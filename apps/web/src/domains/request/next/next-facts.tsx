import { canBeAskedFor, tipTypes } from '@heliodesk/contract/request';
import type { NextCase } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { caseFiles } from '#src/domains/attachment/index.ts';
import { countries } from '#src/domains/reference/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import { useRequestTypeName } from '../components/request-labels.tsx';
import { deskCase } from '../desk/desk-case.ts';
import { deskPaths } from '../desk/desk-paths.ts';
import { findSerialTasks } from '../tips/serial-tasks.ts';

/** What one has to know of a case to take it or to pass it on. Opening it shows the same, which is loaded by then. */
export function NextFacts({ request }: { request: NextCase['request'] }) {
  const { t, i18n } = useTranslation(['deskNext', 'common', 'desk', 'fields']);
  const { number } = useFormat();
  const typeName = useRequestTypeName();
  const { requestId, quantity, projectName, requestType, regionId } = request;
  const { data: regions = [] } = useQuery(countries(i18n.language));
  const { data: files } = useQuery(caseFiles(requestId));
  const { data: { customer = null } = {} } = useQuery(deskCase(requestId));
  const country = regions.find((one) => one.regionId === regionId)?.regionName;
  const Checked = canBeAskedFor(tipTypes.serials, requestType) ? findSerialTasks()?.Checked : undefined;
  // The case itself is among them.
  const others = customer === null ? 0 : customer.openRequests - 1;
  return (
    <Descriptions
      items={[
        { label: t('common:type'), text: typeName(requestType) },
        { label: t('desk:column.project'), text: projectName },
        ...(country === undefined ? [] : [{ label: t('country'), text: country }]),
        ...(quantity === null ? [] : [{ label: t('desk:column.pieces'), text: number(quantity) }]),
        ...(Checked
          ? [
              {
                label: t('fields:serials'),
                text: (
                  <Suspense>
                    <Checked requestId={requestId} />
                  </Suspense>
                ),
              },
            ]
          : []),
        ...(files === undefined ? [] : [{ label: t('files'), text: number(files.length) }]),
        ...(customer !== null && others > 0
          ? [
              {
                label: t('others'),
                text: <Link to={`${deskPaths.list}?openOf=${customer.accountId}`}>{t('desk:case.openCases', { count: others })}</Link>,
              },
            ]
          : []),
      ]}
    />
  );
}
