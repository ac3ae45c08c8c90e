import './solution.css';
import type { Tip } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { OfferFacts, OfferInShort } from './offer-facts.tsx';

/** Which solution a task offers. */
export function OfferAsked({ tip: { solution } }: { tip: Tip }) {
  if (solution === null) return null;
  return (
    <>
      <h3>
        <OfferInShort offer={solution} />
      </h3>
      <OfferFacts offer={solution} />
    </>
  );
}

/** What the customer said to a solution. */
export function OfferAnswer({ isAccepted }: { isAccepted: boolean }) {
  const { t } = useTranslation('offer');
  return <span className={`hd-tag ${isAccepted ? 'hd-k-good' : 'hd-k-bad'}`}>{t(isAccepted ? 'accepted' : 'declined')}</span>;
}
