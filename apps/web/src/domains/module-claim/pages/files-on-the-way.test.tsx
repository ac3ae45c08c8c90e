// @shares-process
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { press } from '#src/platform/testing/fill-in.ts';
import { user } from '#src/platform/testing/user.ts';
import { UploadRequest } from '#src/platform/testing/upload-request.ts';
import { openClaim, prepareClaims } from '../testing/claim-server.ts';

/** Uploads that were sent and have no answer yet. */
let sent: { name: string; succeed: () => void; loseLine: () => void }[];
let names: string[];

const stored = (attId: number, fileName: string) => ({
  attId,
  fileName,
  description: '',
  size: 5,
  contentType: 'application/pdf',
  url: `/common/download?fileName=${attId}`,
  createTime: '2026-11-20T10:00:00.000Z',
  previewable: true,
  place: null,
});

/** Each answer waits until the test gives it. */
class Upload extends UploadRequest {
  send(form: FormData) {
    const { name } = form.get('file') as File;
    names.push(name);
    sent.push({
      name,
      succeed: () => {
        this.response = new Blob([JSON.stringify({ code: 200, msg: 'ok', data: stored(names.length, name) })]);
        this.dispatchEvent(new Event('load'));
      },
      loseLine: () => this.dispatchEvent(new Event('error')),
    });
  }
}

beforeEach(() => {
  prepareClaims();
  sent = [];
  names = [];
  vi.stubGlobal('XMLHttpRequest', Upload);
});

const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
const choose = async (...files: File[]) => user.upload(await screen.findByLabelText(/^Choose files/), files);
const submitButton = () => screen.getByRole('button', { name: /^Submit claim/ });

describe('files on their way when the step is left', () => {
  test('all arrive, also those whose turn had not come, and submitting waits for them', async () => {
    openClaim('/claim?requestId=7&step=attachments');
    await choose(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'));
    await waitFor(() => expect(names).toEqual(['1.pdf', '2.pdf']));
    await press('Continue to review');
    const list = await screen.findByRole('region', { name: 'Before you submit' });
    expect(within(list).getByRole('button', { name: '3 files are still uploading' })).toBeInTheDocument();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    for (const upload of sent.splice(0)) upload.succeed();
    await waitFor(() => expect(names).toEqual(['1.pdf', '2.pdf', '3.pdf']));
    expect(await within(list).findByRole('button', { name: '1 file is still uploading' })).toBeInTheDocument();
    for (const upload of sent.splice(0)) upload.succeed();
    expect(await within(list).findByText('All required answers are in')).toBeInTheDocument();
    expect(submitButton()).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('those that did not arrive are told of on the check, and wait to be sent again', async () => {
    openClaim('/claim?requestId=7&step=attachments');
    await choose(pdf('report.pdf'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await press('Continue to review');
    for (const upload of sent.splice(0)) upload.loseLine();
    const list = await screen.findByRole('region', { name: 'Before you submit' });
    await user.click(await within(list).findByRole('button', { name: /^1 file wasn’t uploaded/ }));
    await user.click(await screen.findByRole('button', { name: 'Retry upload: report.pdf' }));
    await waitFor(() => expect(names).toEqual(['report.pdf', 'report.pdf']));
  });
});
