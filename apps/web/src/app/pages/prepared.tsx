import { useTranslation } from 'react-i18next';
import { Link, Navigate, useMatches, useParams } from 'react-router';
import { usePageTitle } from '#src/platform/page-title.ts';
import { StatePicture } from '#src/ui/states/pictures.tsx';
import { links } from '../public/links.ts';

const topics = ['contact', 'knowledge', 'providers', 'services', 'designTool', 'survey', 'warranty', 'serviceOrders'] as const;
type Topic = (typeof topics)[number];

function Prepared({ topic }: { topic: Topic }) {
  const { t } = useTranslation('plain');
  usePageTitle(t(`prepared.${topic}.title`));
  return (
    <div className="wrap blank-page">
      <StatePicture kind="empty" />
      <h1>{t(`prepared.${topic}.title`)}</h1>
      <p className="lead">{t(`prepared.${topic}.text`)}</p>
      <p>{t('prepared.lead')}</p>
      <div className="row">
        <Link className="btn primary lg" to={links.authenticity}>
          {t('prepared.check')}
        </Link>
        <Link className="btn lg" to={links.moduleClaim}>
          {t('prepared.claim')}
        </Link>
      </div>
    </div>
  );
}

/** The page of a part that is not built yet: says what it will hold. */
export default function PreparedPage() {
  const params = useParams();
  const handle = useMatches().at(-1)?.handle as { topic?: string } | undefined;
  const topic = topics.find((name) => name === (handle?.topic ?? params.topic));
  return topic ? <Prepared topic={topic} /> : <Navigate replace to="/404" />;
}
