import { requestTypeNames, type RequestRow, type RequestType } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';

/** Names of the kinds of request, as texts. */
export function useRequestTypeName(): (type: RequestType) => string {
  const { t } = useTranslation('request');
  return (type) => t(`type.${requestTypeNames[type]}`);
}

/** Name of a kind of request. */
export function RequestTypeName({ type }: { type: RequestType }) {
  return useRequestTypeName()(type);
}

/** Number of a request; always read from left to right. */
export function RequestNumber({ children }: { children: string }) {
  return <Ltr mono>{children}</Ltr>;
}

const longestTitle = 120;
/** A title of this length fits the two lines that a narrow page has for it; of a longer one, the end may not be seen. */
export const surelyWhole = 60;
const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? '';

/** What a request is called: the first line of its description, else its project. */
export function useRequestTitle() {
  const { t } = useTranslation('request');
  const typeName = useRequestTypeName();
  return ({ desc, projectName, requestType }: Pick<RequestRow, 'desc' | 'projectName' | 'requestType'>): string => {
    const line = firstLine(desc);
    const title = line.length > longestTitle ? `${line.slice(0, longestTitle).trimEnd()}…` : line;
    return title || projectName || t('untitled', { type: typeName(requestType) });
  };
}
