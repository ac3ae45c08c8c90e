import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { caseFiles } from './queries.ts';

/** How many files a request has, and how large they are together; `undefined` before that is known. */
export function useFilesText(requestId: number): string | undefined {
  const { t } = useTranslation('attachment');
  const { fileSize, number } = useFormat();
  const { data: files } = useQuery(caseFiles(requestId));
  if (!files) return undefined;
  const size = fileSize(files.reduce((sum, file) => sum + file.size, 0));
  return files.length === 0 ? t('none') : `${number(files.length)} · ${size}`;
}
