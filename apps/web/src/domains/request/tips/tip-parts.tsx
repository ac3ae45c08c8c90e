import './tips.css';
import type { RequestDetail, Tip, TipFile } from '@heliodesk/contract/request';
import { Trans, useTranslation } from 'react-i18next';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { PairChanges, PairsAsked } from './pairs-shown.tsx';
import { SerialChanges, SerialsInQuestion } from './serials-shown.tsx';
import { ConsentShown } from './solution/consent-shown.tsx';
import { OfferAsked } from './solution/offer-shown.tsx';
import { DetailsChanges, FieldsAsked } from './details/details-changes.tsx';

/** The words of the one who asks. */
export function TipWords({ tip: { content } }: { tip: Tip }) {
  return content === '' ? null : (
    <p className="hd-tip-words" dir="auto">
      {content}
    </p>
  );
}

/** What is asked for: the photos, the fields, the serial numbers or the deliveries, and the words of the one who asks. */
export function TipAsked({ tip }: { tip: Tip }) {
  const { photos, fields } = tip;
  const { t } = useTranslation(['tips', 'attachment']);
  return (
    <>
      {photos.length > 0 && (
        <ul className="hd-tip-places" aria-label={t('photos')}>
          {photos.map((place) => (
            <li key={place} className="hd-tag">
              {t(`attachment:places.${place}.name`)}
            </li>
          ))}
        </ul>
      )}
      {fields.length > 0 && <FieldsAsked fields={fields} />}
      {tip.serials && <SerialsInQuestion tip={tip} />}
      {tip.pairs && <PairsAsked tip={tip} />}
      {tip.solution && <OfferAsked tip={tip} />}
      <TipWords tip={tip} />
    </>
  );
}

/** By when an answer is asked for. */
export function TipDue({ tip }: { tip: Tip }) {
  const { t } = useTranslation('tips');
  return (
    <span className="hd-hint hd-t12">
      <Trans t={t} i18nKey="by" components={{ time: <LocalTime at={tip.dueTime} as="day" /> }} />
    </span>
  );
}

const Files = ({ title, files }: { title: string; files: readonly TipFile[] }) =>
  files.length === 0 ? null : (
    <div>
      <b>{title}</b>
      <ul className="hd-tip-files">
        {files.map((file) => (
          <li key={file.attId} className="hd-cut">
            <Ltr>{file.fileName}</Ltr>
          </li>
        ))}
      </ul>
    </div>
  );

/** What the customer has changed since, and their words. */
export function TipAnswer({ tip, request }: { tip: Tip; request: RequestDetail }) {
  const { t } = useTranslation('tips');
  const { added, removed, note } = tip;
  return (
    <>
      {tip.fields.length > 0 && <DetailsChanges tip={tip} type={request.requestType} />}
      {tip.serialChanges && <SerialChanges tip={tip} request={request} />}
      {tip.pairChanges && <PairChanges tip={tip} />}
      <Files title={t('added')} files={added} />
      <Files title={t('removed')} files={removed} />
      {tip.consent && <ConsentShown consent={tip.consent} />}
      {note !== '' && (
        <p className="hd-tip-words" dir="auto">
          {note}
        </p>
      )}
    </>
  );
}

/** Who answered, and for which contact. */
export function AnsweredBy({ tip: { answerer, answeredFor } }: { tip: Tip }) {
  const { t } = useTranslation('tips');
  return answeredFor === '' ? t('answeredBy', { name: answerer }) : t('answeredFor', { name: answerer, customer: answeredFor });
}
