/** A telephone number or a postal code as in the United States; a postal code as in Britain. */
const countrySigns = {
  monthFirst:
    /(?<!\d)(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}(?!\d)|(?<!\p{L})[A-Z]{2},? \d{5}(?:-\d{4})?(?!\d)/u,
  dayFirst: /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/u,
};

/**
 * The order of day and month: that of all dates of the page in which it shows, else that of the country whose telephone
 * numbers or postal codes are in the page.
 */
export const findOrder = (texts: readonly string[]): 'dayFirst' | 'monthFirst' | undefined =>
  findWrittenOrder(texts) ?? findOrderOfCountry(texts);

function findOrderOfCountry(texts: readonly string[]): 'dayFirst' | 'monthFirst' | undefined {
  const has = (sign: RegExp) => texts.some((text) => text.length < 300 && sign.test(text));
  const [isMonthFirst, isDayFirst] = [has(countrySigns.monthFirst), has(countrySigns.dayFirst)];
  if (isMonthFirst === isDayFirst) return undefined;
  return isDayFirst ? 'dayFirst' : 'monthFirst';
}

function findWrittenOrder(texts: readonly string[]): 'dayFirst' | 'monthFirst' | undefined {
  let [dayFirst, monthFirst] = [false, false];
  for (const text of texts)
    for (const [, one = '', slashed = '', dashed = ''] of text.matchAll(
      /(?<![\d/-])(\d{1,2})(?:\/(\d{1,2})(?!\d)|-(\d{1,2})-\d{4}(?!\d))/g,
    )) {
      const other = slashed || dashed;
      if (Number(one) > 12 && Number(one) < 32 && Number(other) < 13) dayFirst = true;
      if (Number(other) > 12 && Number(other) < 32 && Number(one) < 13) monthFirst = true;
    }
  if (dayFirst === monthFirst) return undefined;
  return dayFirst ? 'dayFirst' : 'monthFirst';
}
