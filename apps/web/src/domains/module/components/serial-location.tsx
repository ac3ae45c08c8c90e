import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '#src/ui/icons/icon.tsx';
import { FramePicture, LabelPicture } from './module-picture.tsx';

/** Where on a module its number is; many of them go into a claim. */
export function SerialLocation({ claimPath }: { claimPath: string }) {
  const { t } = useTranslation('module');
  return (
    <section className="sec q-where">
      <div className="sec-head">
        <div>
          <h2>{t('whereTitle')}</h2>
          <p>{t('whereText')}</p>
        </div>
      </div>
      <div className="spots">
        <figure>
          <LabelPicture />
          <figcaption>
            <h3>{t('labelTitle')}</h3>
            <p>{t('labelText')}</p>
          </figcaption>
        </figure>
        <figure>
          <FramePicture />
          <figcaption>
            <h3>{t('frameTitle')}</h3>
            <p>{t('frameText')}</p>
          </figcaption>
        </figure>
        <figure className="spot-text">
          <figcaption>
            <h3>{t('manyTitle')}</h3>
            <p>{t('manyText')}</p>
            <ul>
              <li>
                <Link to={claimPath}>
                  {t('startClaim')}
                  <Icon name="arrow-on" size={16} />
                </Link>
              </li>
            </ul>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
