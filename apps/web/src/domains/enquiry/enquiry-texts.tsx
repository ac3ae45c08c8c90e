import type { EnquiryType } from '@heliodesk/contract/enquiry';
import { Trans } from 'react-i18next';
import type { DraftTexts, Translate } from '#src/domains/request/index.ts';

const subjects = { 1: 'module', 2: 'tracker' } as const satisfies Record<EnquiryType, string>;

/** What an enquiry is about, as the phrases name it. */
export type EnquirySubject = (typeof subjects)[EnquiryType];

/** What is said of enquiries of one type. */
export function enquiryTexts(type: EnquiryType, t: Translate): DraftTexts {
  const subject = subjects[type];
  return {
    steps: { details: { title: t('enquiry:details') } },
    check: { title: t('enquiry:check') },
    submit: t('enquiry:submit'),
    copied: t('enquiry:copied'),
    startedFor: (by) => (
      <Trans ns="enquiry" i18nKey="startedFor" values={{ by }} components={{ b: <b dir="auto">{null}</b> }} shouldUnescape />
    ),
    submitted: t('enquiry:submitted'),
    open: t('enquiry:open'),
    next: { look: t(`enquiry:${subject}.look`), end: t('enquiry:end') },
    onBehalf: {
      title: t(`enquiry:${subject}.title`),
      atDesk: t(`enquiry:${subject}.atDesk`),
      otherTeamTitle: t(`enquiry:${subject}.otherTeamTitle`),
      otherTeamText: t(`enquiry:${subject}.otherTeamText`),
    },
  };
}
