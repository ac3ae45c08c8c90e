import { Trans } from 'react-i18next';
import type { DraftTexts, Translate } from '#src/domains/request/index.ts';

/** What is said of tracker claims. */
export function claimTexts(t: Translate): DraftTexts {
  return {
    steps: {
      details: { title: t('trackerClaim:step.details') },
      parts: { title: t('trackerClaim:step.parts'), continueTo: t('trackerClaim:continueTo.parts') },
    },
    check: { title: t('trackerClaim:check') },
    submit: t('trackerClaim:submit'),
    copied: t('trackerClaim:copied'),
    startedFor: (by) => (
      <Trans ns="trackerClaim" i18nKey="onBehalf.startedFor" values={{ by }} components={{ b: <b dir="auto">{null}</b> }} shouldUnescape />
    ),
    submitted: t('trackerClaim:submitted'),
    open: t('trackerClaim:open'),
    next: { look: t('trackerClaim:next.look'), end: t('trackerClaim:next.end') },
    onBehalf: {
      title: t('trackerClaim:onBehalf.title'),
      atDesk: t('trackerClaim:onBehalf.atDesk'),
      otherTeamTitle: t('trackerClaim:onBehalf.otherTeamTitle'),
      otherTeamText: t('trackerClaim:onBehalf.otherTeamText'),
    },
  };
}
