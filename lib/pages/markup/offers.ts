import { findLine, limits, type ReadingContext, readable } from './reading';
import { getThings, getValues, isThing, type Thing } from './things';

interface Price {
  written: string;
  /** NaN if the text is no plain number. */
  amount: number;
  currency: string | undefined;
}

const maximumOffers = 200;

/**
 * The price of an event as written, or a range of several offers (`12 – 18`) if their prices are numbers; `0` if the
 * page marks the event as free. Of prices in several currencies, those in the first one count.
 */
export function readCost(event: Thing, reading: ReadingContext): { cost?: string; currency?: string } {
  const currency = findLine(event, reading, limits.line, 'priceCurrency');
  const offers = listOffers(event, reading);
  const all = offers.flatMap((offer) => readPrices(offer, currency, reading));
  const first = all.find((price) => price.currency)?.currency ?? currency;
  const prices = all.filter((price) => price.currency === undefined || price.currency === first);
  const known = first ? { currency: first } : {};
  const amounts = prices.map(({ amount }) => amount);
  if (prices.length > 0 && amounts.every(Number.isFinite)) {
    const lowest = prices[amounts.indexOf(Math.min(...amounts))]?.written ?? '';
    const highest = prices[amounts.indexOf(Math.max(...amounts))]?.written ?? '';
    return {
      cost: Math.min(...amounts) === Math.max(...amounts) ? lowest : `${lowest} – ${highest}`,
      ...known,
    };
  }
  const single =
    prices[0]?.written ??
    getValues(event, 'offers')
      .map((value) => (isThing(value) ? '' : readable(value, reading, 100)))
      .find(Boolean) ??
    findLine(event, reading, limits.line, 'price', 'priceRange');
  if (single && !/^https?:/i.test(single)) return { cost: single, ...known };
  const free = getValues(event, 'isAccessibleForFree', 'free')[0];
  return free === true || /(?:^|\/)true$/i.test(String(free)) ? { cost: '0', ...known } : {};
}

/** The offers of an event with those that they contain. */
function listOffers(event: Thing, reading: ReadingContext): Thing[] {
  const offers = getThings(event, 'offers', reading.resolve);
  const parts = offers.flatMap((offer) => getThings(offer, 'offers', reading.resolve));
  return [...new Set([...offers, ...parts])].slice(0, maximumOffers);
}

const priceProperties = ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'];

/** The prices of one offer, with its currency or that of the offer around. */
function readPrices(offer: Thing, around: string | undefined, reading: ReadingContext): Price[] {
  const own = findLine(offer, reading, limits.line, 'priceCurrency') ?? around;
  const priced = [offer, ...getThings(offer, 'priceSpecification', reading.resolve).slice(0, 20)];
  return priced.flatMap((place) => {
    const currency = findLine(place, reading, limits.line, 'priceCurrency') ?? own;
    return priceProperties.flatMap((property) => {
      const written = findLine(place, reading, limits.line, property);
      return written === undefined ? [] : { written, amount: toAmount(written), currency };
    });
  });
}

/** `12`, `12.50` or `12,50`; NaN for any other text. */
const toAmount = (written: string) =>
  /^\d+(?:[.,]\d{1,2})?$/.test(written) ? Number(written.replace(',', '.')) : Number(written);
