/**
 * The countries that the list of The Events Calendar calls otherwise than the browser does, by their codes. A venue
 * carries the name of that list: it is what the plugin's own screen stores.
 */
const otherwise: Record<string, string | undefined> = {
  BA: 'Bosnia and Herzegowina',
  BN: 'Brunei Darussalam',
  MF: 'Collectivity of Saint Martin',
  CG: 'Congo',
  CD: 'Congo, Democratic Republic of the',
  HR: 'Croatia (Local Name: Hrvatska)',
  CZ: 'Czech Republic',
  TL: 'East Timor',
  TP: 'East Timor',
  FK: 'Falkland Islands (Malvinas)',
  VA: 'Holy See (Vatican City State)',
  HK: 'Hong Kong',
  IR: 'Iran, Islamic Republic of',
  KP: "Korea, Democratic People's Republic of",
  KR: 'Korea, Republic of',
  LA: "Lao People's Democratic Republic",
  MO: 'Macau',
  MK: 'Macedonia',
  FM: 'Micronesia, Federated States of',
  MD: 'Moldova, Republic of',
  MM: 'Myanmar',
  PN: 'Pitcairn',
  RE: 'Reunion',
  RU: 'Russian Federation',
  VC: 'Saint Vincent and The Grenadines',
  SK: 'Slovakia (Slovak Republic)',
  GS: 'South Georgia, South Sandwich Islands',
  SJ: 'Svalbard and Jan Mayen Islands',
  SZ: 'Swaziland',
  SY: 'Syrian Arab Republic',
  TZ: 'Tanzania, United Republic of',
  TR: 'Turkey',
  UM: 'United States Minor Outlying Islands',
  VN: 'Viet Nam',
  VG: 'Virgin Islands (British)',
  VI: 'Virgin Islands (U.S.)',
  WF: 'Wallis and Futuna Islands',
};

/** What pages write in place of a code. */
const shortForms: Record<string, string | undefined> = {
  USA: 'US',
  'U.S.': 'US',
  'U.S.A.': 'US',
  'UNITED STATES OF AMERICA': 'US',
  UK: 'GB',
};

let names: Intl.DisplayNames | undefined;

/** The name of a country in the plugin's list for its code: 'Germany' for 'DE'. Any other text stays as it is. */
export function countryName(text: string): string {
  const written = text.trim();
  const code = shortForms[written.toUpperCase()] ?? written.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) return text;
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const name = otherwise[code] ?? names.of(code);
  return name?.replaceAll('&', 'and').replace('St. ', 'Saint ').replaceAll('’', "'") ?? text;
}

/**
 * The fields of a venue that a state or region goes into. What the site shows is the state where the country is the
 * United States or none, else the province (calendar API behaviour, section 4).
 */
export function regionFields(country: string, region: string): { state: string; province: string } {
  return isAmerican(country) ? { state: region, province: '' } : { state: '', province: region };
}

/** What the site shows of these, or at least has. */
export function findRegion(venue: {
  country: string;
  state: string;
  province: string;
  stateprovince: string;
}): string {
  const { country, state, province, stateprovince } = venue;
  return (isAmerican(country) ? state || province : province || state) || stateprovince;
}

const isAmerican = (country: string) => ['', 'US', 'United States'].includes(country);
