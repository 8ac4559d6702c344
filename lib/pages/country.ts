/**
 * Country code → name in the list of The Events Calendar, where it differs from the browser's English name. Venues are
 * sent with the names of that list, since these are what the plugin's own screen stores.
 */
const pluginNames: Record<string, string | undefined> = {
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

/** Abbreviations that pages use in place of a code → ISO 3166 code. */
const shortForms: Record<string, string | undefined> = {
  USA: 'US',
  'U.S.': 'US',
  'U.S.A.': 'US',
  'UNITED STATES OF AMERICA': 'US',
  UK: 'GB',
};

let names: Intl.DisplayNames | undefined;

/**
 * A country's name in the plugin's list for its ISO 3166 code: 'Germany' for 'DE'. Returns any other text unchanged.
 */
export function countryName(text: string): string {
  const written = text.trim();
  const code = shortForms[written.toUpperCase()] ?? written.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) return text;
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const name = pluginNames[code] ?? names.of(code);
  return name?.replaceAll('&', 'and').replace('St. ', 'Saint ').replaceAll('’', "'") ?? text;
}

/**
 * Puts a region into the venue field that the site displays: `state` if the country is the United States or empty,
 * `province` otherwise (calendar API behaviour, section 4).
 */
export function regionFields(country: string, region: string): { state: string; province: string } {
  return isAmerican(country) ? { state: region, province: '' } : { state: '', province: region };
}

/** The region that the site displays for a venue; if that field is empty, the region that it stores elsewhere. */
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
