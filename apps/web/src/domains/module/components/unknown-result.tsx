import { formatPlainList } from '@heliodesk/phrases/formats/lists';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RichText } from '#src/platform/rich-text.tsx';
import { Disc } from '#src/ui/shapes/status-disc.tsx';
import { StatePicture } from '#src/ui/states/pictures.tsx';
import { misreadPositions, readAsDigits } from '../misread.ts';

interface UnknownResultProps {
  sn: string;
  onAsk: (sn: string) => void;
}

function MisreadCharacters({ sn, onAsk }: UnknownResultProps) {
  const { t, i18n } = useTranslation('module');
  const places = misreadPositions(sn);
  if (places.length === 0) return null;
  const other = readAsDigits(sn, places);
  const characters = [...sn].map((character, index) => ({ id: `${index}${character}`, character, isHot: places.includes(index) }));
  const misread = formatPlainList(
    places.map((index) => sn.charAt(index)),
    i18n.language,
  );
  return (
    <div className="maybe">
      <p className="lab">{t('doubtful', { count: places.length })}</p>
      <div className="lett" role="img" aria-label={t('doubtfulSpoken', { letters: [...sn].join(' '), doubtful: misread })} dir="ltr">
        {characters.map(({ id, character, isHot }) => (
          <i key={id} className={isHot ? 'hot' : undefined}>
            {character}
          </i>
        ))}
      </div>
      <p>{t('doubtfulText')}</p>
      <div className="row">
        <button type="button" className="btn" onClick={() => onAsk(other)}>
          <RichText
            text={t('checkOther')}
            marks={{
              sn: (
                <bdi dir="ltr" className="mono">
                  {other}
                </bdi>
              ),
            }}
          />
        </button>
      </div>
    </div>
  );
}

/** The answer for a number that is not in our registry: what may have been misread, and who to ask. */
export function UnknownResult({ sn, onAsk }: UnknownResultProps) {
  const { t } = useTranslation('module');
  return (
    <div className="plate" role="status">
      <div className="verdict k-bad">
        <span className="vd">
          <Disc tone="bad" end="cross" size={32} />
        </span>
        <div>
          <h2>{t('notFound')}</h2>
          <p>
            <RichText
              text={t('notFoundText')}
              marks={{
                sn: (
                  <bdi dir="ltr" className="mono">
                    {sn}
                  </bdi>
                ),
              }}
            />
          </p>
        </div>
      </div>
      <MisreadCharacters sn={sn} onAsk={onAsk} />
      <div className="ask">
        <p>
          <RichText text={t('rightNumber')} marks={{ b: <b /> }} />
        </p>
        <Link className="btn" to="/enquiryrequest/moduleenquiry">
          {t('sendEnquiry')}
        </Link>
      </div>
      <div className="plate-pic" aria-hidden="true">
        <StatePicture kind="missing" />
      </div>
    </div>
  );
}
