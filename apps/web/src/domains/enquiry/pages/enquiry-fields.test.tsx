// @shares-process
import { queryModule } from '@heliodesk/contract/module';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { field, press, write } from '#src/platform/testing/fill-in.ts';
import { callsTo, Refused } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { details, enquiryServer, keep, known, openEnquiry, prepareEnquiries, saves } from '../testing/enquiry-server.ts';

beforeEach(prepareEnquiries);

describe('the fields', () => {
  test('can be given later, also on the last check', async () => {
    const { at } = openEnquiry('moduleenquiry');
    await press(/Continue to files/);
    await waitFor(() => expect(at()).toContain('step=attachments'));
    await press(/Continue to review/);
    const list = await screen.findByRole('region', { name: 'Before you submit' });
    expect(within(list).getByRole('button', { name: 'Your question' })).toBeInTheDocument();
    await user.click(within(list).getByRole('combobox', { name: 'Plant country' }));
    await user.click(await screen.findByTitle('Spain'));
    await waitFor(() => expect(saves().at(-1)?.enquiryReq.region).toBe(724));
    expect(within(list).queryByRole('button', { name: 'Plant country' })).not.toBeInTheDocument();
  });

  test('explain what a serial number and a phone number look like', async () => {
    enquiryServer.draft = { ...enquiryServer.draft, enquiryReq: { ...details, serialNumber: '', phoneNo: '' } };
    openEnquiry('moduleenquiry?requestId=7&step=details');
    await write(/^Serial number/, 'HD-72');
    await write(/^Phone/, 'at noon');
    await user.tab();
    expect(await screen.findByText('Enter 10 to 24 letters and digits, for example HD7226W14A018842.')).toBeInTheDocument();
    expect(await screen.findByText('Enter the number with its country code, for example +34 600 123 456.')).toBeInTheDocument();
  });

  test('keep what the server refuses at its field', async () => {
    const errors = [{ path: 'enquiryReq.region', rule: 'invalid', message: 'We don’t know this country' }];
    enquiryServer.answerSave = (body) => (body.submit ? new Refused({ code: 510, data: { errors } }) : keep(body));
    const { at } = openEnquiry('moduleenquiry?requestId=7&step=complete');
    await press(/Submit enquiry/);
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Plant country' }));
    expect(at()).toBe('/enquiryrequest/moduleenquiry?requestId=7&step=details');
    expect(await screen.findByText('We don’t know this country')).toBeInTheDocument();
  });
});

describe('a serial number', () => {
  test('is put right as it is read from a label, and says what the registry knows', async () => {
    enquiryServer.draft = { ...enquiryServer.draft, enquiryReq: { ...details, serialNumber: '' } };
    openEnquiry('moduleenquiry?requestId=7&step=details');
    await write(/^Serial number/, 'hd72 26w14a-018842');
    expect(callsTo(enquiryServer.calls, queryModule)).toEqual([]);
    await user.tab();
    expect(await screen.findByText(/^Genuine/)).toHaveTextContent('Genuine HD-M72 575 W · Product warranty until April 3, 2041');
    expect(await field(/^Serial number/)).toHaveValue('HD7226W14A018842');
    expect(callsTo(enquiryServer.calls, queryModule)[0]?.url.searchParams.get('sn')).toBe('HD7226W14A018842');
    await write(/^Serial number/, '9');
    expect(screen.queryByText(/^Genuine/)).not.toBeInTheDocument();
  });

  test('that is stored is looked up right away; an ended warranty is told', async () => {
    enquiryServer.registry = { ...known, productWarrantyEnd: '2024-04-03' };
    openEnquiry('moduleenquiry?requestId=7&step=details');
    expect(await screen.findByText(/^Genuine/)).toHaveTextContent('Product warranty ended April 3, 2024');
  });

  test('that the registry does not know can still be asked about', async () => {
    enquiryServer.registry = { ...known, genuine: false, moduleType: null, power: null, productWarrantyEnd: null };
    openEnquiry('moduleenquiry?requestId=7&step=details');
    expect(await screen.findByText(/This number isn’t in our registry/)).toBeInTheDocument();
    await press(/Continue to files/);
    expect(await screen.findByRole('button', { name: /Continue to review/ })).toBeInTheDocument();
  });

  test('is left alone when the registry cannot be asked', async () => {
    enquiryServer.registry = new Refused({ code: 429 });
    openEnquiry('moduleenquiry?requestId=7&step=details');
    await waitFor(() => expect(callsTo(enquiryServer.calls, queryModule)).toHaveLength(1));
    expect(await screen.findByText(/^If it’s about one module/)).toBeInTheDocument();
  });

  test('of a tracker’s part is not looked up among modules', async () => {
    enquiryServer.draft = { ...enquiryServer.draft, enquiryReq: { ...details, requestType: 2 } };
    openEnquiry('partsenquiry?requestId=7&step=details');
    expect(await screen.findByText(/the number on its nameplate/)).toBeInTheDocument();
    expect(callsTo(enquiryServer.calls, queryModule)).toEqual([]);
  });
});
