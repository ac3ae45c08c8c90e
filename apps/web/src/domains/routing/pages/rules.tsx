import '../routing.css';
import type { Rule } from '@heliodesk/contract/routing';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { deskPaths } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Page, TwoColumns } from '#src/ui/page/page.tsx';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { LoadNow } from '../load/load-now.tsx';
import { routing } from '../queries.ts';
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
      {data ? (
        <>
          <Tabs rules={data.rules.length} away={data.people.filter(({ isAway }) => isAway).length} />
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

function Tabs({ rules, away }: { rules: number; away: number }) {
  const { t } = useTranslation('routing');
  const { number } = useFormat();
  return (
    <nav className="hd-routing-tabs" aria-label={t('tabs')}>
      <span aria-current="page">
        {t('rules')} <span className="hd-count">{number(rules)}</span>
      </span>
      <Link to={deskPaths.team}>
        {t('away')} <span className="hd-count">{number(away)}</span>
      </Link>
    </nav>
  );
}
