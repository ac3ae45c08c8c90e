import { languages } from '@heliodesk/contract/kit';
import type { PhraseCoverage } from '@heliodesk/contract/reference';
import { languageNames } from '@heliodesk/phrases/languages';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { ProgressCells } from '#src/ui/shapes/cells.tsx';
import { doneIn, LanguageHead, wholeShare } from './language-head.tsx';

type Counts = PhraseCoverage['languages'];

/** How much of each part every language speaks. */
export function CoverageTable({ coverage }: { coverage: PhraseCoverage }) {
  const { t } = useTranslation('languages');
  const { number } = useFormat();
  return (
    <div className="hd-list-scroll" tabIndex={-1}>
      <table className="hd-table hd-lang-coverage">
        <thead>
          <tr>
            <th scope="col">{t('coverage.part')}</th>
            <th scope="col">{t('coverage.texts')}</th>
            {languages.map((language) => (
              <th key={language} scope="col">
                <LanguageHead language={language} coverage={coverage} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coverage.namespaces.map(({ namespace, texts, languages: counts }) => (
            <tr key={namespace}>
              <th scope="row">
                <Link to={`?namespace=${encodeURIComponent(namespace)}`}>
                  <Ltr mono>{namespace}</Ltr>
                </Link>
              </th>
              <td className="hd-num">{number(texts)}</td>
              <ShareCells part={namespace} texts={texts} counts={counts} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('coverage.all')}</th>
            <td className="hd-num">{number(coverage.texts)}</td>
            <ShareCells part={t('coverage.all')} texts={coverage.texts} counts={coverage.languages} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function ShareCells({ part, texts, counts }: { part: string; texts: number; counts: Counts }) {
  const { t } = useTranslation('languages');
  const { share } = useFormat();
  return counts.map((count) => {
    const done = doneIn(count);
    const shown = share(wholeShare(done, texts));
    return (
      <td key={count.language}>
        <span className="hd-lang-share">
          <ProgressCells
            size="thin"
            color={3}
            done={done}
            total={texts}
            label={t('coverage.share', { part, language: languageNames[count.language], share: shown })}
          />
          <span className={done < texts ? 'hd-num hd-t12 hd-k-warn' : 'hd-num hd-t12 hd-hint'}>{shown}</span>
        </span>
      </td>
    );
  });
}
