import './attachment.css';
import type { Attachment, PhotoPlace } from '@heliodesk/contract/attachment';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DropZone } from '#src/ui/files/drop-zone.tsx';
import { FileList } from '#src/ui/files/file-list.tsx';
import type { UploadJob } from '#src/ui/files/upload-queue.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { BesideStep } from '#src/ui/page/beside-step.tsx';
import { VerdictCells } from '#src/ui/shapes/cells.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { fileRules } from '../file-rules.ts';
import { attachmentList } from '../queries.ts';
import { useRequestUploads } from '../use-request-uploads.ts';
import { AttachmentRows } from './attachment-rows.tsx';
import { PlaceTiles } from './place-tiles.tsx';

export interface AttachmentFieldProps {
  requestId: number;
  /** The photos that this kind of request asks for. */
  places?: readonly PhotoPlace[];
  /** Files that were there before this moment are left out, and stay. */
  since?: string;
  /** Told when the server takes no more changes. */
  onFrozen?: (() => void) | undefined;
}

const ignore = () => undefined;
const none: readonly never[] = [];

/** Files of a draft: drop or choose them, describe them, take them away; photos that are asked for have places of their own. */
export function AttachmentField({ requestId, places = none, since, onFrozen = ignore }: AttachmentFieldProps) {
  const { t } = useTranslation('attachment');
  const { data: all = none, isPending, error, refetch } = useQuery(attachmentList(requestId));
  const files = since === undefined ? all : all.filter(({ createTime }) => createTime >= since);
  const { uploads, changes } = useRequestUploads({ requestId, places, files, rules: fileRules, onFrozen });
  if (error) return <ErrorState error={error} onRetry={refetch} />;

  const isPlaced = ({ place }: { place?: string | null | undefined }) => places.some((one) => one === place);
  const others = files.filter((file) => !isPlaced(file));
  const free = places.filter((place) => ![...files, ...uploads.jobs].some((one) => one.place === place));
  const jobs = uploads.jobs.filter((job) => !isPlaced(job));
  const space = <Space files={all} jobs={uploads.jobs} />;
  const dropZone = <DropZone rules={fileRules} hint={t('hint')} onFiles={(given) => uploads.addFiles(given.map((file) => ({ file })))} />;
  return (
    <div className="hd-attachments" aria-busy={isPending}>
      {places.length > 0 ? (
        <>
          <PlaceTiles places={places} free={free} files={files} uploads={uploads} rules={fileRules} onRemove={changes.remove.mutateAsync} />
          <BesideStep>
            <h2 className="hd-h-sm">{t('add')}</h2>
            {dropZone}
            <div className="hd-card hd-space">{space}</div>
          </BesideStep>
          {(others.length > 0 || jobs.length > 0) && <h3 className="hd-h-sm">{t('places.further')}</h3>}
        </>
      ) : (
        <>
          {space}
          {dropZone}
        </>
      )}
      {others.length > 0 && (
        <AttachmentRows
          files={others}
          onDescribe={(attId, description) => changes.describe.mutate({ attId, description })}
          onRemove={(attId) => changes.remove.mutateAsync(attId)}
          free={free}
          onPlace={({ attId, description }, place) => changes.describe.mutate({ attId, description, place })}
        />
      )}
      <FileList files={none} jobs={jobs} rules={fileRules} onCancel={uploads.cancel} onRetry={uploads.retry} />
      <output className="hd-vh">{uploads.announced}</output>
      <p className="hd-hint hd-t12">{t('scaled')}</p>
    </div>
  );
}

/** How many files there are, and how much room they take, those on their way in amber. */
function Space({ files, jobs }: { files: readonly Attachment[]; jobs: readonly UploadJob[] }) {
  const { t } = useTranslation('attachment');
  const { number, sizeLimit } = useFormat();
  const there = files.reduce((sum, file) => sum + file.size, 0);
  const coming = jobs.filter(({ state }) => state === 'waiting' || state === 'running').reduce((sum, job) => sum + job.file.size, 0);
  const total = sizeLimit(fileRules.maxTotalBytes);
  return (
    <div className="hd-space-figures">
      <p className="hd-row hd-row-wrap hd-t13">
        <b>{t('space')}</b>
        <output className="hd-end hd-hint hd-num hd-t12">
          {t('sum', {
            count: files.length,
            files: number(files.length),
            most: number(fileRules.maxFiles),
            used: sizeLimit(there),
            total,
          })}
        </output>
      </p>
      <VerdictCells
        size="medium"
        legend={false}
        total={fileRules.maxTotalBytes}
        parts={[
          { key: 'there', value: there, color: 1, label: '' },
          { key: 'coming', value: coming, color: 2, label: '' },
        ]}
      />
      <p className="hd-hint hd-t12">{t('limits', { each: sizeLimit(fileRules.maxBytes), total })}</p>
    </div>
  );
}
