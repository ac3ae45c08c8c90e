import type { Attachment, PhotoPlace } from '@heliodesk/contract/attachment';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput } from '#src/ui/files/drop-zone.tsx';
import { JobFault } from '#src/ui/files/file-list.tsx';
import { useDropTarget } from '#src/ui/files/use-drop-target.ts';
import type { UploadRules } from '#src/ui/files/upload-rules.ts';
import type { UploadJob } from '#src/ui/files/upload-queue.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ProgressCells } from '#src/ui/shapes/cells.tsx';
import { StepMark } from '#src/ui/shapes/steps.tsx';
import { DeleteFile } from './delete-file.tsx';
import { PlacePicture } from './place-picture.tsx';

/** Photos alone have a place. */
const photoKinds = '.jpg,.jpeg,.png,.webp,.heic,.gif';

interface PlaceTileProps {
  place: PhotoPlace;
  /** The photo that is there, … */
  file: Attachment | undefined;
  /** … and the one on its way to it. */
  job: UploadJob | undefined;
  rules: UploadRules;
  /** Takes a photo, and those after it to the next free places. */
  onFiles: (files: readonly File[]) => void;
  onCancel: (id: number) => void;
  onRetry: (id: number) => void;
  onRemove: (attId: number) => unknown;
}

/** One photo that a claim asks for: drawn, and ticked once it is there. */
export function PlaceTile({ place, file, job, rules, onFiles, ...on }: PlaceTileProps) {
  const { t } = useTranslation('attachment');
  const { target, isOver } = useDropTarget<HTMLLIElement>(onFiles);
  const state = file && !job ? 'done' : job ? 'now' : 'later';
  const name = t(`places.${place}.name`);
  const photos = { ...rules, accept: photoKinds };
  return (
    <li ref={target} className={`hd-place hd-place-${state}${isOver ? ' hd-place-over' : ''}`}>
      <PlacePicture place={place} />
      <div className="hd-place-body">
        <b className="hd-place-name">
          <StepMark state={state} size={16} /> {name}
          <span className="hd-vh">{t(`places.${state}`)}</span>
        </b>
        <span className="hd-hint">{t(`places.${place}.hint`)}</span>
        <div className="hd-place-foot">
          {job ? (
            <RunningPhoto job={job} rules={rules} {...on} />
          ) : file ? (
            <>
              <FileLine name={file.fileName} size={file.size} />
              <div className="hd-row">
                <PhotoButton label={t('places.replaceOf', { place: name })} rules={{ ...photos, maxFiles: 1 }} onFiles={onFiles}>
                  {t('places.replace')}
                </PhotoButton>
                <span className="hd-end">
                  <DeleteFile file={file} onRemove={on.onRemove} />
                </span>
              </div>
            </>
          ) : (
            <PhotoButton label={t('places.addOf', { place: name })} rules={photos} onFiles={onFiles}>
              <Icon name="image" /> {t('places.add')}
            </PhotoButton>
          )}
        </div>
      </div>
    </li>
  );
}

interface PhotoButtonProps {
  label: string;
  rules: UploadRules;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Looks like a button; its input lies over it, unseen. */
function PhotoButton({ label, rules, onFiles, children }: PhotoButtonProps) {
  return (
    <span className="hd-photo-button">
      {children}
      <FileInput label={label} rules={rules} onFiles={onFiles} />
    </span>
  );
}

function FileLine({ name, size }: { name: string; size: number }) {
  const { fileSize } = useFormat();
  return (
    <p className="hd-row hd-t12">
      <span className="hd-grow hd-cut">
        <Ltr>{name}</Ltr>
      </span>
      <span className="hd-hint hd-num">
        <Ltr>{fileSize(size)}</Ltr>
      </span>
    </p>
  );
}

function RunningPhoto({
  job,
  rules,
  onCancel,
  onRetry,
}: { job: UploadJob; rules: UploadRules } & Pick<PlaceTileProps, 'onCancel' | 'onRetry'>) {
  const { t } = useTranslation(['ui', 'common']);
  const { name, size } = job.file;
  const isFaulty = job.state === 'failed' || job.state === 'refused';
  return (
    <>
      <FileLine name={name} size={size} />
      {isFaulty ? (
        <p className="hd-k-bad hd-t12" role="alert">
          <JobFault job={job} rules={rules} />
        </p>
      ) : (
        <ProgressCells done={job.done} total={Math.max(1, size)} label={name} size="thin" />
      )}
      <div className="hd-row">
        {job.state === 'failed' && (
          <Button size="small" aria-label={t('files.retryUpload', { name })} onClick={() => onRetry(job.id)}>
            {t('retry')}
          </Button>
        )}
        <Button
          size="small"
          className="hd-end"
          aria-label={isFaulty ? t('files.removeFile', { name }) : t('files.cancelUpload', { name })}
          onClick={() => onCancel(job.id)}
        >
          {isFaulty ? t('common:remove') : t('common:cancel')}
        </Button>
      </div>
    </>
  );
}
