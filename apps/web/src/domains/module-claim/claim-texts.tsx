import { Trans } from 'react-i18next';
import type { DraftTexts, Translate } from '#src/domains/request/index.ts';

/** What is said of module claims. */
export function claimTexts(t: Translate): DraftTexts {
  return {
    steps: {
      details: { title: t('moduleClaim:step.details') },
      shipping: { title: t('moduleClaim:step.shipping'), continueTo: t('moduleClaim:continueTo.shipping') },
      serials: { title: t('moduleClaim:step.serials'), continueTo: t('moduleClaim:continueTo.serials') },
    },
    check: { title: t('moduleClaim:check'), note: t('moduleClaim:review.warningsPass') },
    submit: t('moduleClaim:submit'),
    copied: t('moduleClaim:copied'),
    startedFor: (by) => (
      <Trans ns="moduleClaim" i18nKey="onBehalf.startedFor" values={{ by }} components={{ b: <b dir="auto">{null}</b> }} shouldUnescape />
    ),
    submitted: t('moduleClaim:submitted'),
    open: t('moduleClaim:open'),
    next: { look: t('moduleClaim:next.look'), end: t('moduleClaim:next.end') },
    onBehalf: {
      title: t('moduleClaim:onBehalf.title'),
      atDesk: t('moduleClaim:onBehalf.atDesk'),
      otherTeamTitle: t('moduleClaim:onBehalf.otherTeamTitle'),
      otherTeamText: t('moduleClaim:onBehalf.otherTeamText'),
    },
  };
}
