import './routing.css';
import { routingPages } from '@heliodesk/contract/routing';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { deskPaths } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { routing } from './queries.ts';

const tabs = [
  { name: 'rules', to: routingPages.rules },
  { name: 'away', to: deskPaths.team },
] as const;

/** The pages of routing: the rules, and who is out of office. */
export function RoutingTabs({ at }: { at: (typeof tabs)[number]['name'] }) {
  const { t } = useTranslation('routing');
  const { number } = useFormat();
  const { data } = useQuery(routing);
  const counts = data && { rules: data.rules.length, away: data.people.filter(({ isAway }) => isAway).length };
  return (
    <nav className="hd-routing-tabs" aria-label={t('tabs')}>
      {tabs.map(({ name, to }) => (
        <Link key={name} to={to} aria-current={name === at ? 'page' : undefined}>
          {t(name)} {counts && <span className="hd-count">{number(counts[name])}</span>}
        </Link>
      ))}
    </nav>
  );
}
