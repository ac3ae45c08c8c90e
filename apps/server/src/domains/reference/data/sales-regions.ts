import type { SalesRegion } from '@heliodesk/contract/reference';

/** Which team serves a country, by alpha-2 codes; Europe is what no other line names (spec 3 §6). */
const regions = {
  'north-america': 'US CA BM GL PM UM PR VI',
  'latin-america':
    'AG AI AR AW BB BL BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GF GP GS GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PY SR SV SX TC TT UY VC VE VG',
  'middle-east-africa':
    'AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW IO',
  'asia-pacific':
    'AF AM AQ AS AU AZ BD BN BT CC CK CX FJ FM GE GU HM ID IN KG KH KI KP KR KZ LA LK MH MM MN MP MV MY NC NF NP NR NU NZ PF PG PH PK PN PW SB SG TH TJ TK TL TM TO TV TW UZ VN VU WF WS',
  china: 'CN HK MO',
  japan: 'JP',
} as const satisfies Partial<Record<SalesRegion, string>>;

const byCountry = new Map<string, SalesRegion>(
  Object.entries(regions).flatMap(([region, codes]) => codes.split(' ').map((code) => [code, region as SalesRegion])),
);

export const salesRegionOf = (code: string): SalesRegion => byCountry.get(code) ?? 'europe';
