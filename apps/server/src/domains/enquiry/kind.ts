import { enquiryAskable, EnquirySubmission, enquirySteps, type EnquiryDraft, type EnquiryType } from '@heliodesk/contract/enquiry';
import { requestTypeNames, requestTypes } from '@heliodesk/contract/request';
import { countryCodeOf } from '#src/domains/reference/index.ts';
import { openingOf, type RequestKind } from '#src/domains/request/index.ts';
import { findDetails, upsertDetails } from './store.ts';
import { toEnquiry } from './view.ts';

const kindOf = (type: EnquiryType): RequestKind<EnquiryDraft, EnquirySubmission> => ({
  type,
  empty: {},
  findDetails: async (db, requestIds) =>
    new Map((await findDetails(db, requestIds)).map((record) => [record.request_id, toEnquiry(record)])),
  saveDetails: async ({ tx }, draft, details) => toEnquiry(await upsertDetails(tx, draft.id, details)),
  listed: ({ product }) => ({ projectName: product ?? '', quantity: null }),
  titled: ({ description, project_name }, { t }) => ({
    what: openingOf(description) || t(`title:${requestTypeNames[type]}`),
    where: project_name,
  }),
  Submission: EnquirySubmission,
  toSubmission: ({ request, details: { product, serialNumber, phoneNo, address } }) => ({
    enquiryReq: {
      desc: request.description,
      language: request.language,
      region: request.region_id,
      product: product ?? '',
      serialNumber: serialNumber ?? '',
      phoneNo: phoneNo ?? '',
      address: address ?? '',
    },
  }),
  findMisfits: async (_tx, _draft, { enquiryReq: { region } }) =>
    countryCodeOf(region) === undefined ? [{ path: 'enquiryReq.region', rule: 'invalid', params: {} }] : [],
  saveSubmission: async (tx, { id }, { enquiryReq }) => void (await upsertDetails(tx, id, enquiryReq)),
  // Only its details decide whether an enquiry can be submitted.
  findGuards: async () => new Map(),
  askable: enquiryAskable,
  withFields: (details, fields) => ({ ...details, ...fields }),
  steps: enquirySteps,
});

/** Questions on modules and on trackers. */
export const enquiryKinds = {
  [requestTypes.moduleEnquiry]: kindOf(requestTypes.moduleEnquiry),
  [requestTypes.trackerEnquiry]: kindOf(requestTypes.trackerEnquiry),
};

export const isEnquiry = (type: number): type is EnquiryType => type in enquiryKinds;
