import { entries } from './entry-table.ts';

/** Choices of registration. Codes of `spec 3 §6`. */
export const companyEntries = {
  account_type: entries(`
    1 | Installer | 安装商 | 施工会社 | Empresa instaladora | Installationsbetrieb | Installatore | Installateur | Instalator | شركة تركيب
    2 | Distributor | 分销商 | 販売代理店 | Distribuidor | Großhändler | Distributore | Distributeur | Dystrybutor | موزع
    3 | Company (EPC, developer, owner) | 企业（EPC、开发商、业主） | 企業（EPC、開発事業者、発電所オーナー） | Empresa (EPC, promotor, propietario) | Unternehmen (EPC, Projektentwickler, Eigentümer) | Azienda (EPC, sviluppatore, proprietario) | Entreprise (EPC, développeur, propriétaire) | Firma (EPC, deweloper, właściciel) | شركة (مقاول EPC، مطور، مالك)
    4 | End customer | 终端客户 | エンドユーザー | Cliente final | Endkunde | Cliente finale | Client final | Klient końcowy | عميل نهائي
  `),
  account_role: entries(`
    1 | Buyer | 采购方 | 購入者 | Comprador | Käufer | Acquirente | Acheteur | Kupujący | مشترٍ
    2 | Installer | 安装方 | 施工者 | Empresa instaladora | Installationsbetrieb | Installatore | Installateur | Instalator | جهة التركيب
    3 | Operator | 运维方 | 運用管理者 | Operador | Betreiber | Gestore | Exploitant | Operator | مشغّل
    4 | Owner | 业主 | 発電所オーナー | Propietario | Eigentümer | Proprietario | Propriétaire | Właściciel | مالك
  `),
  organization_nature: entries(`
    1 | Private | 民营企业 | 民間企業 | Privada | Privatunternehmen | Privata | Privée | Prywatna | قطاع خاص
    2 | State-owned | 国有企业 | 国有企業 | Estatal | Staatlich | Statale | Publique | Państwowa | مملوكة للدولة
    3 | Listed | 上市公司 | 上場企業 | Cotizada | Börsennotiert | Quotata | Cotée en bourse | Notowana na giełdzie | مدرجة في البورصة
    4 | Sole trader | 个体经营者 | 個人事業主 | Autónomo | Einzelunternehmen | Ditta individuale | Entreprise individuelle | Jednoosobowa działalność | مؤسسة فردية
    5 | Public body | 公共机构 | 公共機関 | Organismo público | Öffentliche Einrichtung | Ente pubblico | Organisme public | Instytucja publiczna | جهة حكومية
  `),
  salutation: entries(`
    1 | Mr | 先生 | 様（男性） | Sr. | Herr | Sig. | M. | Pan | السيد
    2 | Ms | 女士 | 様（女性） | Sra. | Frau | Sig.ra | Mme | Pani | السيدة
    3 | Dr | 博士 | 博士 | Dr./Dra. | Dr. | Dott./Dott.ssa | Dr | Dr | الدكتور/ة
  `),
};
