import { requestTypeNames, type RequestType } from '@heliodesk/contract/request';
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
  return (
    <Ltr mono className="hd-nowrap">
      {children}
    </Ltr>
  );
}

/** A sentence that names a request: the number stays on one line and reads left to right. */
export function NumberInText({ text, number }: { text: string; number: string }) {
  const [before, after] = text.split(number);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <Ltr className="hd-nowrap">{number}</Ltr>
      {after}
    </>
  );
}
