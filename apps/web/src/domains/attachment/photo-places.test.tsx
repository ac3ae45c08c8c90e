// @shares-process
import { deleteAttachment, listAttachments, photoPlaces, updateAttachment } from '@heliodesk/contract/attachment';
import type { Attachment } from '@heliodesk/contract/attachment';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { UploadRequest } from '#src/platform/testing/upload-request.ts';
import { AttachmentField } from './index.ts';

let files: Attachment[];
/** What the server says to an upload instead of storing it; nothing breaks the line. */
let answerUpload: ((name: string) => { code: number; msg: string; data: unknown } | 'lost') | undefined;

const stored = (attId: number, fileName: string, place: Attachment['place']): Attachment => ({
  attId,
  fileName,
  description: '',
  size: 250_000,
  contentType: fileName.endsWith('.gif') ? 'image/gif' : 'application/pdf',
  url: `/common/download?fileName=${attId}`,
  createTime: '2026-11-20T10:00:00.000Z',
  previewable: true,
  place,
});

/** Stores an upload as the server does. */
function store(form: FormData) {
  const place = (form.get('place') as Attachment['place']) ?? null;
  const file = stored(files.length + 1, (form.get('file') as File).name, place);
  files = [...files.map((one) => (one.place === place ? { ...one, place: null } : one)), file];
  return { code: 200, msg: 'ok', data: file };
}

class Upload extends UploadRequest {
  send(form: FormData) {
    const answer = answerUpload?.((form.get('file') as File).name) ?? store(form);
    if (answer !== 'lost') this.response = new Blob([JSON.stringify(answer)]);
    if (answer !== 'lost' && answer.code !== 200) this.status = 415;
    queueMicrotask(() => this.dispatchEvent(new Event(answer === 'lost' ? 'error' : 'load')));
  }
}

beforeEach(() => {
  files = [];
  answerUpload = undefined;
  vi.stubGlobal('XMLHttpRequest', Upload);
  stubServer([
    [listAttachments, () => files],
    [
      updateAttachment,
      ({ body }: Received) => {
        const { attId, ...change } = body as Pick<Attachment, 'attId' | 'place'>;
        files = files.map((file) => (file.attId === attId ? { ...file, ...change } : file));
        return files.find((file) => file.attId === attId);
      },
    ],
    [
      deleteAttachment,
      ({ url }: Received) => {
        files = files.filter(({ attId }) => !url.pathname.endsWith(`/${attId}`));
        return null;
      },
    ],
  ]);
  openPage([{ path: '*', element: <AttachmentField requestId={7} places={photoPlaces} /> }], '/');
});

const picture = (name: string) => new File(['GIF89a'], name, { type: 'image/gif' });
const add = (label: string | RegExp, ...given: File[]) => screen.findByLabelText(label).then((input) => user.upload(input, given));
const tileOf = (name: string) => screen.getByText(name, { selector: 'b' }).closest('li') as HTMLElement;
const placesNow = () => files.map(({ fileName, place }) => [fileName, place]);

describe('the photos that are asked for', () => {
  test('tick themselves when a photo is put there', async () => {
    await add('Add photo: Back label', picture('label.gif'));
    await waitFor(() => expect(within(tileOf('Back label')).getByText('label.gif')).toBeInTheDocument());
    expect(tileOf('Back label')).toHaveTextContent(/Back label\s*added/);
    expect(tileOf('Front')).toHaveTextContent(/not added yet/);
    expect(placesNow()).toEqual([['label.gif', 'label']]);
  });

  test('that come together fill the free places after the first one; what is no photo stays beside them', async () => {
    await add('Add photo: Defect', picture('d.gif'));
    await waitFor(() => expect(files).toHaveLength(1));
    const report = new File(['%PDF'], 'report.pdf', { type: 'application/pdf' });
    await screen.findByLabelText('Replace photo: Defect');
    fireEvent.drop(tileOf('Front'), {
      dataTransfer: { files: [picture('1.gif'), report, picture('2.gif'), picture('3.gif'), picture('4.gif')] },
    });
    await waitFor(() => expect(files).toHaveLength(6));
    expect(Object.fromEntries(placesNow())).toEqual({
      'd.gif': 'defect',
      '1.gif': 'front',
      '2.gif': 'label',
      '3.gif': 'place',
      '4.gif': null,
      'report.pdf': null,
    });
  });

  test('are asked about when they were dropped beside the places', async () => {
    await add(/^Choose files/, picture('IMG_1.gif'));
    await user.click(await screen.findByRole('button', { name: 'Use IMG_1.gif as Surroundings' }));
    await waitFor(() => expect(placesNow()).toEqual([['IMG_1.gif', 'place']]));
    expect(await within(tileOf('Surroundings')).findByText('IMG_1.gif')).toBeInTheDocument();
  });

  test('take the place of the one that was there', async () => {
    await add('Add photo: Front', picture('old.gif'));
    await add('Replace photo: Front', picture('new.gif'));
    await waitFor(() => expect(placesNow()).toEqual([['new.gif', 'front']]));
  });
});

describe('a file that did not get there', () => {
  test('is not tried again where the server would refuse it again', async () => {
    answerUpload = () => ({ code: 415, msg: 'This file type isn’t accepted.', data: { key: 'attachment.wrongType' } });
    await add('Add photo: Front', picture('front.gif'));
    expect(await screen.findByText('This file type isn’t accepted.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry upload: front.gif' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove front.gif' }));
    expect(await screen.findByLabelText('Add photo: Front')).toBeInTheDocument();
  });

  test('is tried again after the connection was lost', async () => {
    answerUpload = () => 'lost';
    await add('Add photo: Front', picture('front.gif'));
    const again = await screen.findByRole('button', { name: 'Retry upload: front.gif' });
    answerUpload = undefined;
    await user.click(again);
    await waitFor(() => expect(placesNow()).toEqual([['front.gif', 'front']]));
  });
});

test('limits are said in whole numbers', async () => {
  expect(await screen.findByText('Up to 20 MB each, 100 MB in total')).toBeInTheDocument();
  expect(screen.getByText('0 of 50 files, 0 MB of 100 MB')).toBeInTheDocument();
});
