import { Button } from 'antd';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Block } from '#src/ui/page/page.tsx';

interface Fact {
  label: string;
  /** Left out where it is empty. */
  text: string;
}

/** The few facts that a claim is known by, and on demand everything that was submitted. */
export function FoldedDetails({ facts, children }: { facts: readonly Fact[]; children: ReactNode }) {
  const { t } = useTranslation('request');
  const [isWhole, setWhole] = useState(false);
  const wholeId = useId();
  return (
    <Block
      title={t('case.details')}
      actions={
        <Button type="link" size="small" aria-expanded={isWhole} aria-controls={wholeId} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'page.fewerDetails' : 'page.allDetails')}
        </Button>
      }
    >
      <dl className="hd-request-facts">
        {facts.map(
          ({ label, text }) =>
            text !== '' && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      <div id={wholeId} hidden={!isWhole} className="hd-request-whole">
        {children}
      </div>
    </Block>
  );
}

/** One part of everything that was submitted; left out where it is empty. */
export function DetailsPart({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <section>
      <h3 className="hd-h-sm">{title}</h3>
      {children}
    </section>
  );
}
