import { ApiError } from './errors';
import { type Call, type Method, readScopes } from './method';
import { listAnswer, resource } from './resources';

const languages =
  'af am ar az be bg bn bs ca cs da de el en en-GB en-IN es es-419 es-US et eu fa fi fil fr fr-CA gl gu hi hr hu hy id is it iw ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my ne nl no or pa pl pt pt-PT ro ru si sk sl sq sr sr-Latn sv sw ta te th tr uk ur uz vi zh-CN zh-HK zh-TW zu'.split(
    ' ',
  );
const regions =
  'AE AR AT AU AZ BA BD BE BG BH BO BR BY CA CH CL CO CR CY CZ DE DK DO DZ EC EE EG ES FI FR GB GE GH GR GT HK HN HR HU ID IE IL IN IQ IS IT JM JO JP KE KH KR KW KZ LA LB LI LK LT LU LV LY MA MD ME MK MT MX MY NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PT PY QA RO RS RU SA SE SG SI SK SN SV TH TN TR TW TZ UA UG US UY VE VN YE ZA ZW'.split(
    ' ',
  );

export const isRegion = (code: string) => regions.includes(code);

const bad = (reason: string, location: string, value: string) =>
  new ApiError({
    status: 400,
    domain: 'youtube.common',
    reason,
    message: `Invalid value '${value}'.`,
    location,
    locationType: 'parameter',
  });

/** The language of texts in the answer; unknown ones are refused. */
export function requireLanguage({ parameters }: Call): string {
  const hl = parameters.text('hl') ?? 'en';
  // Both ways of writing are taken: the lists' own default is en_US.
  const tag = hl.replace('_', '-');
  if (!/^[A-Za-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(tag)) throw bad('invalidLanguage', 'hl', hl);
  const known = languages.includes(tag) || languages.includes(tag.split('-')[0] ?? '');
  if (!known) throw bad('unsupportedLanguageCode', 'hl', hl);
  return tag;
}

/** The region that an answer is for, if one is named. */
export function requireRegion({ parameters }: Call): string | undefined {
  const code = parameters.text('regionCode');
  if (code === undefined) return undefined;
  if (!/^[A-Za-z]{2}$/.test(code)) throw bad('invalidRegionCode', 'regionCode', code);
  const region = code.toUpperCase();
  if (!isRegion(region)) throw bad('unsupportedRegionCode', 'regionCode', code);
  return region;
}

const declared = {
  http: 'GET',
  scopes: readScopes,
  token: false,
  cost: 1,
  parts: ['snippet'],
  parameters: { hl: 'string' },
} as const;

const languageList: Method = {
  ...declared,
  id: 'i18nLanguages.list',
  path: '/i18nLanguages',
  run(call) {
    const names = new Intl.DisplayNames([requireLanguage(call)], { type: 'language' });
    return listAnswer('i18nLanguageListResponse', { entries: languages }, (hl) =>
      resource(call, 'i18nLanguage', hl, { snippet: () => ({ hl, name: names.of(hl) }) }),
    );
  },
};

const regionList: Method = {
  ...declared,
  id: 'i18nRegions.list',
  path: '/i18nRegions',
  run(call) {
    const names = new Intl.DisplayNames([requireLanguage(call)], { type: 'region' });
    return listAnswer('i18nRegionListResponse', { entries: regions }, (gl) =>
      resource(call, 'i18nRegion', gl, { snippet: () => ({ gl, name: names.of(gl) }) }),
    );
  },
};

export const i18nMethods = [languageList, regionList] as const;
