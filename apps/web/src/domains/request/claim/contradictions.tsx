import './claim.css';
import { Button } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useSameProject, useUnknownOriginal } from './original.ts';

/** What was mended, and how it was before. */
export interface Cure<Fields> {
  key: string;
  said: ReactNode;
  before: Fields;
}

export type CureIt<Fields> = (change: Fields, done: Cure<Fields>) => void;

/** Mends what contradicts itself, and tells so with a way back. `onEdit` changes fields of the claim. */
export function useCures<Fields>(onEdit: (change: Fields) => void): { cure: CureIt<Fields>; cured: ReactNode } {
  const [cures, setCures] = useState<readonly Cure<Fields>[]>([]);
  const cure: CureIt<Fields> = (change, done) => {
    onEdit(change);
    setCures((before) => [...before.filter(({ key }) => key !== done.key), done]);
  };
  const undo = ({ key, before }: Cure<Fields>) => {
    onEdit(before);
    setCures((all) => all.filter((other) => other.key !== key));
  };
  return { cure, cured: cures.map((done) => <CureNotice key={done.key} said={done.said} onUndo={() => undo(done)} />) };
}

/** Something that was changed just now, with the way back. */
export function CureNotice({ said, onUndo }: { said: ReactNode; onUndo: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div className="hd-alert hd-cured" role="status">
      <span className="hd-grow">{said}</span>
      <Button size="small" onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}

/** One thing that contradicts another, with what mends it. */
export function Contradiction({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="hd-alert hd-k-warn hd-contra" role="status">
      <Icon name="warning" size={20} />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </section>
  );
}

interface OriginalFields {
  projectName?: string | null | undefined;
  lastRequestNo?: string | null | undefined;
}

interface OriginalProps {
  claim: OriginalFields;
  contactId: number | undefined;
  cure: CureIt<Pick<OriginalFields, 'lastRequestNo'>>;
}

/** The original request doesn't exist: the one of the same project is proposed. */
export function OriginalContradiction({ claim: { projectName, lastRequestNo }, contactId, cure }: OriginalProps) {
  const { t } = useTranslation('claim');
  const isUnknown = useUnknownOriginal(lastRequestNo, contactId);
  const proposed = useSameProject(projectName, contactId, isUnknown);
  if (!isUnknown) return null;
  const set = (to: string) => cure({ lastRequestNo: to }, { key: 'original', said: <OriginalCured to={to} />, before: { lastRequestNo } });
  return (
    <Contradiction title={<Trans t={t} i18nKey="original.unknown" values={{ number: lastRequestNo }} components={{ b: numberMark }} />}>
      {proposed && <p>{t('original.ask')}</p>}
      <div className="hd-row hd-row-wrap">
        {proposed && (
          <Button size="small" className="hd-nowrap" onClick={() => set(proposed.requestNo)}>
            {t('original.use', { number: proposed.requestNo })}
          </Button>
        )}
        <Button type="text" size="small" onClick={() => set('')}>
          {t('original.leave')}
        </Button>
      </div>
    </Contradiction>
  );
}

function OriginalCured({ to }: { to: string }) {
  const { t } = useTranslation('claim');
  if (to === '') return t('cured.emptied');
  return <Trans t={t} i18nKey="cured.original" values={{ number: to }} components={{ b: numberMark }} />;
}

const numberMark = (
  <Ltr mono className="hd-nowrap">
    {null}
  </Ltr>
);
