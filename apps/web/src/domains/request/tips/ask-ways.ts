import { tipTypes } from '@heliodesk/contract/request';
import { AskDetailsFields } from './details/ask-details-fields.tsx';
import { AskFilesFields } from './ask-files-fields.tsx';
import { AskPairsFields } from './pairs-shown.tsx';
import { toSerialsAsked } from './ask-values.ts';
import type { AskWay } from './ask-values.ts';
import { AskSerialsFields } from './serials-shown.tsx';

/** What customers can be asked for, in the order in which the dialog offers it. */
export const askables = ['details', 'serials', 'pairs', 'files'] as const;

export const askWays: Readonly<Record<(typeof askables)[number], AskWay>> = {
  details: {
    tipsType: tipTypes.details,
    action: 'askDetails',
    icon: 'pen',
    Fields: AskDetailsFields,
    bodyOf: ({ fields = [], content = '' }) => ({ tipsType: tipTypes.details, fields, content }),
  },
  serials: {
    tipsType: tipTypes.serials,
    action: 'askSerials',
    icon: 'table',
    Fields: AskSerialsFields,
    bodyOf: (values) => ({ tipsType: tipTypes.serials, ...toSerialsAsked(values) }),
  },
  pairs: {
    tipsType: tipTypes.serials,
    action: 'askPairs',
    icon: 'exchange',
    Fields: AskPairsFields,
    bodyOf: ({ addressIds = [], content = '' }) => ({ tipsType: tipTypes.serials, ...toSerialsAsked({ content }), addressIds }),
  },
  files: {
    tipsType: tipTypes.files,
    action: 'askFiles',
    icon: 'paperclip',
    Fields: AskFilesFields,
    bodyOf: ({ photos = [], content = '' }) => ({ tipsType: tipTypes.files, photos, content }),
  },
};
