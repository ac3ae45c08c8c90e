import type { RoutedPerson, Routing } from '@heliodesk/contract/routing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, SidebarCard } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { StepCells } from '#src/ui/shapes/step-cells.tsx';
import { CoverageDrawer } from './coverage-drawer.tsx';

const cells = 10;

/** From this share of the limit on, the cells are amber. */
const nearlyFull = 0.8;

/** How much everyone has, what they cover, and who is out of office. */
export function LoadNow({ people, limit }: Pick<Routing, 'people' | 'limit'>) {
  const { t } = useTranslation('routing');
  const { number } = useFormat();
  const [edited, setEdited] = useState<number>();
  const person = people.find(({ userId }) => userId === edited);
  return (
    <SidebarCard title={t('load.title')} extra={<span className="hd-hint">{t('load.limit', { number: number(limit) })}</span>}>
      <ul className="hd-loads">
        {people.map((each) => (
          <PersonLoad key={each.userId} person={each} limit={limit} onEdit={() => setEdited(each.userId)} />
        ))}
      </ul>
      {person && <CoverageDrawer person={person} onClose={() => setEdited(undefined)} />}
    </SidebarCard>
  );
}

function PersonLoad({ person, limit, onEdit }: { person: RoutedPerson; limit: number; onEdit: () => void }) {
  const { t } = useTranslation('routing');
  const { number, plainList, languageName } = useFormat();
  const { userId, name, openRequests, isAway, languages, regions } = person;
  const filled = Math.min(cells, Math.ceil((openRequests / limit) * cells));
  const state = openRequests >= limit * nearlyFull ? 'now' : 'done';
  const covered = [...languages.map((code) => languageName(code)), ...regions.map((region) => t(`region.${region}`))];
  return (
    <li>
      <Avatar name={name} id={userId} />
      <button type="button" className="hd-load-person hd-grow" onClick={onEdit}>
        <b dir="auto">{name}</b>
        <span className="hd-hint hd-t12">{plainList(covered)}</span>
        <span className="hd-vh">{t('load.edit', { name })}</span>
      </button>
      <StepCells cells={Array.from({ length: cells }, (_, at) => ({ key: String(at), state: at < filled ? state : 'later' }))} />
      <span className={isAway ? 'hd-load-count hd-t12 hd-k-warn' : 'hd-load-count hd-t12 hd-hint hd-num'}>
        {isAway ? t('load.out') : t('load.of', { number: number(openRequests), limit: number(limit) })}
      </span>
    </li>
  );
}
