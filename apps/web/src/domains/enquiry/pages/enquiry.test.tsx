// @shares-process
import type { EnquiryView } from '@heliodesk/contract/enquiry';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { field, press, write } from '#src/platform/testing/fill-in.ts';
import { Refused } from '#src/platform/testing/stub-server.ts';
import { details, enquiryServer, openEnquiry, prepareEnquiries, saves, signIn } from '../testing/enquiry-server.ts';

beforeEach(prepareEnquiries);

describe('a draft', () => {
  test.each([
    ['moduleenquiry', 1],
    ['partsenquiry', 2],
  ])('of /%s saves itself as type %i and continues where it was', async (path, requestType) => {
    enquiryServer.draft = { ...enquiryServer.draft, enquiryReq: { ...details, requestType } as EnquiryView['enquiryReq'] };
    const { at } = openEnquiry(path);
    await write(/^Your question/, 'Which torque?');
    await waitFor(() => expect(at()).toBe(`/enquiryrequest/${path}?requestId=7&step=details`));
    expect(saves()[0]?.enquiryReq).toMatchObject({ requestId: null, requestType, desc: 'Which torque?', language: 'en' });
    cleanup();
    openEnquiry(`${path}?requestId=7`);
    expect(await field(/^Your question/)).toHaveValue('Which torque?');
    expect(screen.getByText('Draft saved', { exact: false })).toBeInTheDocument();
  });

  test('goes from the details over the files to the last check, and is submitted', async () => {
    openEnquiry('moduleenquiry?requestId=7&step=details');
    await press(/Continue to files/);
    await press(/Continue to review/);
    for (const shown of ['Which torque do you allow?', 'HD7226W14A018842', 'Spain', 'Carport Norte', 'We’ll answer in Spanish.'])
      expect(await screen.findByText(shown)).toBeInTheDocument();
    await press(/Submit enquiry/);
    expect(await screen.findByText('Enquiry submitted')).toBeInTheDocument();
    expect(saves().at(-1)).toMatchObject({ submit: true, version: 3, enquiryReq: { requestId: 7, serialNumber: 'HD7226W14A018842' } });
    expect(screen.getByText(/^Someone from the module team/)).toBeInTheDocument();
  });

  test('that was submitted in the meantime leads to its page', async () => {
    enquiryServer.draft = { ...enquiryServer.draft, draft: false };
    const { at } = openEnquiry('moduleenquiry?requestId=7');
    await waitFor(() => expect(at()).toBe('/enquiryrequest/moduleSubmit?requestId=7'));
  });

  test('of the other type opens in its own wizard, a copy too', async () => {
    enquiryServer.draft = { ...enquiryServer.draft, enquiryReq: { ...details, requestType: 2 } };
    const { at } = openEnquiry('moduleenquiry?requestId=7');
    await waitFor(() => expect(at()).toMatch(/^\/enquiryrequest\/partsenquiry\?requestId=7/));
    cleanup();
    const copy = openEnquiry('moduleenquiry?requestId=7&action=clone');
    await waitFor(() => expect(copy.at()).toBe('/enquiryrequest/partsenquiry?requestId=7&action=clone'));
  });

  test('as a copy says what came along, and is saved as a new one', async () => {
    enquiryServer.draft = {
      ...enquiryServer.draft,
      enquiryReq: { ...details, requestId: null, requestNo: null, serialNumber: '' },
      draft: false,
      version: 0,
      updateTime: null,
    };
    const { at } = openEnquiry('moduleenquiry?requestId=5&action=clone');
    expect(await screen.findByText(/This is a copy\. It has the same details and files/)).toBeInTheDocument();
    await write(/^Your question/, ' And for M10?');
    await waitFor(() => expect(at()).toBe('/enquiryrequest/moduleenquiry?requestId=7&step=details'));
    expect(saves()[0]).toMatchObject({
      cloneOf: 5,
      enquiryReq: { requestId: null, desc: 'Which torque do you allow? And for M10?', serialNumber: '' },
    });
  });

  test('is compared with a newer state before anything is overwritten', async () => {
    enquiryServer.answerSave = ({ version }) =>
      version === enquiryServer.draft.version ? undefined : new Refused({ code: 409, data: { key: 'stale', version: 9 } });
    openEnquiry('moduleenquiry?requestId=7&step=details');
    await field(/^Product/);
    enquiryServer.draft = {
      ...enquiryServer.draft,
      enquiryReq: { ...enquiryServer.draft.enquiryReq, product: 'HD-M78 620 W' },
      version: 9,
    };
    await write(/^Product/, ', silver frame');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('HD-M72 575 W, silver frame')).toBeInTheDocument();
    expect(within(dialog).getByText('HD-M78 620 W')).toBeInTheDocument();
  });
});

describe('staff', () => {
  test('file for a customer of theirs, in the customer’s language', async () => {
    signIn('tracker_agent');
    openEnquiry('partsenquiry?onBehalfOf=7');
    expect(await screen.findByRole('region', { name: 'Filing for a customer' })).toHaveTextContent('Hélène Marchand');
    await write(/^Your question/, 'Which grease?');
    await waitFor(() => expect(saves()[0]).toMatchObject({ onBehalfOf: 7, enquiryReq: { requestType: 2, language: 'fr' } }));
  });

  test('of another team are told whose enquiries these are', async () => {
    signIn('tracker_agent');
    openEnquiry('moduleenquiry');
    expect(await screen.findByText('Another team handles module enquiries')).toBeInTheDocument();
    expect(enquiryServer.calls).toEqual([]);
  });

  test('are named to the customer who continues their draft', async () => {
    enquiryServer.draft = { ...enquiryServer.draft, onBehalf: { by: 'Mei Lin', contactPerson: 'Hélène Marchand' } };
    openEnquiry('moduleenquiry?requestId=7&step=details');
    expect(await screen.findByText(/from customer service started this enquiry for you/)).toHaveTextContent('Mei Lin');
  });
});
