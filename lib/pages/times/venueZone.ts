import type { FoundVenue } from '../foundEvent';

/** Country → its zone, for countries whose inhabited parts have one. Source: IANA, zone1970.tab */
const countryZones: Record<string, string | undefined> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CH: 'Europe/Zurich',
  CY: 'Asia/Nicosia',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IS: 'Atlantic/Reykjavik',
  IT: 'Europe/Rome',
  LI: 'Europe/Vaduz',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MT: 'Europe/Malta',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  PL: 'Europe/Warsaw',
  RO: 'Europe/Bucharest',
  RS: 'Europe/Belgrade',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  TR: 'Europe/Istanbul',
  IL: 'Asia/Jerusalem',
  IN: 'Asia/Kolkata',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  CN: 'Asia/Shanghai',
  TW: 'Asia/Taipei',
  HK: 'Asia/Hong_Kong',
  SG: 'Asia/Singapore',
  TH: 'Asia/Bangkok',
  PH: 'Asia/Manila',
  ZA: 'Africa/Johannesburg',
  EG: 'Africa/Cairo',
  NG: 'Africa/Lagos',
  KE: 'Africa/Nairobi',
  MA: 'Africa/Casablanca',
  CO: 'America/Bogota',
  PE: 'America/Lima',
  UY: 'America/Montevideo',
  AR: 'America/Argentina/Buenos_Aires',
  AE: 'Asia/Dubai',
};

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const pacific = 'America/Los_Angeles';

const zoned = (zone: string, places: readonly string[]) =>
  places.map((place): [string, string] => [place, zone]);

/**
 * Of countries with several zones: state, province or city in lower case → zone. States with two zones are left out.
 */
const regionZones: Record<string, Map<string, string> | undefined> = {
  US: new Map([
    ...zoned(eastern, [
      'ny',
      'nj',
      'pa',
      'ma',
      'ct',
      'ri',
      'nh',
      'vt',
      'me',
      'de',
      'md',
      'dc',
      'va',
      'wv',
      'nc',
      'sc',
      'ga',
      'oh',
      'new york',
      'new jersey',
      'pennsylvania',
      'massachusetts',
    ]),
    ...zoned(eastern, [
      'connecticut',
      'virginia',
      'maryland',
      'georgia',
      'ohio',
      'brooklyn',
      'boston',
      'philadelphia',
      'washington',
      'atlanta',
      'miami',
      'detroit',
    ]),
    ...zoned(central, [
      'il',
      'wi',
      'mn',
      'ia',
      'mo',
      'ar',
      'la',
      'ms',
      'al',
      'ok',
      'illinois',
      'wisconsin',
      'minnesota',
      'missouri',
      'louisiana',
      'chicago',
      'houston',
      'dallas',
    ]),
    ...zoned(central, [
      'austin',
      'san antonio',
      'new orleans',
      'minneapolis',
      'st. louis',
      'nashville',
      'memphis',
      'milwaukee',
    ]),
    ...zoned(mountain, [
      'co',
      'ut',
      'wy',
      'mt',
      'nm',
      'colorado',
      'utah',
      'denver',
      'boulder',
      'salt lake city',
      'albuquerque',
    ]),
    ...zoned('America/Phoenix', ['phoenix', 'tucson']),
    ...zoned(pacific, [
      'ca',
      'wa',
      'nv',
      'california',
      'los angeles',
      'san francisco',
      'san diego',
      'oakland',
      'seattle',
      'portland',
      'las vegas',
    ]),
    ...zoned('Pacific/Honolulu', ['hi', 'hawaii', 'honolulu']),
  ]),
  CA: new Map([
    ...zoned('America/Toronto', [
      'toronto',
      'ottawa',
      'montreal',
      'montréal',
      'quebec city',
      'hamilton',
      'qc',
      'québec',
    ]),
    ...zoned('America/Vancouver', ['vancouver', 'victoria']),
    ...zoned('America/Edmonton', ['ab', 'alberta', 'calgary', 'edmonton']),
    ...zoned('America/Winnipeg', ['mb', 'manitoba', 'winnipeg']),
    ...zoned('America/Halifax', ['ns', 'nova scotia', 'halifax']),
  ]),
  AU: new Map([
    ...zoned('Australia/Sydney', ['sydney', 'canberra', 'act', 'newcastle', 'wollongong']),
    ...zoned('Australia/Melbourne', ['vic', 'victoria', 'melbourne']),
    ...zoned('Australia/Brisbane', ['qld', 'queensland', 'brisbane']),
    ...zoned('Australia/Adelaide', ['adelaide']),
    ...zoned('Australia/Perth', ['perth']),
    ...zoned('Australia/Hobart', ['tas', 'tasmania', 'hobart']),
  ]),
  BR: new Map(
    zoned('America/Sao_Paulo', [
      'são paulo',
      'sao paulo',
      'rio de janeiro',
      'belo horizonte',
      'brasília',
      'brasilia',
      'curitiba',
      'porto alegre',
      'sp',
      'rj',
      'mg',
      'pr',
      'rs',
    ]),
  ),
  ES: new Map([
    ...zoned('Atlantic/Canary', [
      'las palmas',
      'las palmas de gran canaria',
      'santa cruz de tenerife',
      'canarias',
      'islas canarias',
      'la laguna',
    ]),
    ...zoned('Europe/Madrid', [
      'madrid',
      'barcelona',
      'valencia',
      'sevilla',
      'seville',
      'zaragoza',
      'málaga',
      'malaga',
      'bilbao',
      'granada',
      'murcia',
      'palma',
    ]),
  ]),
  PT: new Map([
    ...zoned('Europe/Lisbon', ['lisboa', 'lisbon', 'porto', 'coimbra', 'braga', 'faro', 'évora', 'aveiro']),
    ...zoned('Atlantic/Madeira', ['funchal', 'madeira']),
    ...zoned('Atlantic/Azores', ['ponta delgada', 'açores', 'angra do heroísmo']),
  ]),
  NZ: new Map(zoned('Pacific/Auckland', ['auckland', 'wellington', 'christchurch', 'dunedin', 'hamilton'])),
  MX: new Map(
    zoned('America/Mexico_City', [
      'mexico city',
      'ciudad de méxico',
      'cdmx',
      'guadalajara',
      'puebla',
      'monterrey',
    ]),
  ),
};

/** Languages in which pages name their country. */
const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ja'];
const others: Record<string, string> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  usa: 'US',
  'u.s.a.': 'US',
};

let codes: Map<string, string> | undefined;

/** ISO 3166 code of a country that is given by code or by name. */
function toCountryCode(written: string): string | undefined {
  const name = written.trim().toLowerCase();
  if (codes === undefined) {
    codes = new Map(Object.entries(others));
    for (const language of languages) {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      for (const code of [...Object.keys(countryZones), ...Object.keys(regionZones)])
        codes.set(names.of(code)?.toLowerCase() ?? code, code);
    }
  }
  const code = name.toUpperCase();
  return codes.get(name) ?? (code in countryZones || code in regionZones ? code : undefined);
}

/**
 * The time zone of a venue, if its city and country are known and lie in one zone. Undefined where that is not certain:
 * a country with several zones needs a state or city that the table has.
 */
export function findVenueZone(venue: FoundVenue | undefined): string | undefined {
  const { city, country, state, province } = venue ?? {};
  if (!country || !(city || state || province)) return undefined;
  const code = toCountryCode(country);
  if (code === undefined) return undefined;
  const regions = Object.hasOwn(regionZones, code) ? regionZones[code] : undefined;
  if (!regions) return Object.hasOwn(countryZones, code) ? countryZones[code] : undefined;
  const named = [state, province, city].flatMap(
    (place) => regions.get(place?.trim().toLowerCase() ?? '') ?? [],
  );
  const [zone] = named;
  return named.every((other) => other === zone) ? zone : undefined;
}
