import '../routing.css';
import type { Rule } from '@heliodesk/contract/routing';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Page, TwoColumns } from '#src/ui/page/page.tsx';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { LoadNow } from '../load/load-now.tsx';
import { routing } from '../queries.ts';
import { RoutingTabs } from '../routing-tabs.tsx';
import { RuleDrawer } from '../rules/rule-drawer.tsx';
import { RuleList } from '../rules/rule-list.tsx';
import { TryRequest } from '../try/try-request.tsx';

/** /routing: the rules that say who gets requests. */
export default function RoutingPage() {
  const { t } = useTranslation('routing');
  const { data, error, refetch } = useQuery(routing);
  const [opened, setOpened] = useState<Rule | 'new'>();
  return (
    <Page title={t('tabs')} layout="flush">
      <RoutingTabs at="rules" />
      {data ? (
        <>
          <TwoColumns
            sidebar={
              <>
                <TryRequest />
                <LoadNow people={data.people} limit={data.limit} />
              </>
            }
          >
            <div className="hd-routing-head">
              <h2 className="hd-h-sm">{t('rules')}</h2>
              <span className="hd-hint hd-t13">{t('how')}</span>
              <Button className="hd-end" icon={<Icon name="plus" />} onClick={() => setOpened('new')}>
                {t('add')}
              </Button>
            </div>
            <RuleList data={data} onEdit={setOpened} />
          </TwoColumns>
          {opened && <RuleDrawer data={data} rule={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <ListSkeleton />
      )}
    </Page>
  );
}
