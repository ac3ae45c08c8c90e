/** What is typed into the three steps; the wire takes the same with both passwords encrypted. */
const emptyDraft = {
  step: 0,
  accountReq: {
    region: { regionId: '', regionName: '' },
    accountType: '',
    accountRole: [] as string[],
    organizationNature: '',
    companyName: '',
    province: '',
    city: '',
    address: '',
    postalCode: '',
    fax: '',
    taxNo: '',
    tradeNo: '',
  },
  contactReq: {
    email: '',
    password: '',
    confirmPassword: '',
    firstName: '',
    lastName: '',
    mobile: '',
    salutation: '',
    jobTitle: '',
    privacyPolicy: 1,
  },
  code: '',
  uuid: '',
  /** What they chose about news; empty while they left it as it was. */
  news: '' as '' | 'yes' | 'no',
  /** Sent before, and being corrected. */
  correct: false,
};
export type Draft = typeof emptyDraft;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes from what was stored only what has the place and the kind of a draft's value. */
function merged<Value>(plain: Value, stored: unknown): Value {
  if (isRecord(plain)) {
    const found = isRecord(stored) ? stored : {};
    return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, merged(value, found[name])])) as Value;
  }
  if (Array.isArray(plain)) return (Array.isArray(stored) && stored.every((item) => typeof item === 'string') ? stored : plain) as Value;
  return typeof stored === typeof plain ? (stored as Value) : plain;
}

/** A draft out of what this tab kept. */
export const readDraft = (stored: unknown): Draft => merged(emptyDraft, stored);

/** What this tab may keep of a draft: everything but passwords and the captcha's answer. */
export function keepDraft(draft: Draft): unknown {
  const { contactReq, code: _code, uuid: _uuid, ...rest } = draft;
  const { password: _password, confirmPassword: _confirm, ...contact } = contactReq;
  return { ...rest, contactReq: contact };
}
