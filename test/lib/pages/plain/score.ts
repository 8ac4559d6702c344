/** What was read of one page beside what it says, as lines of `toLine`. */
export interface ReadPage {
  wanted: readonly string[];
  read: readonly string[];
}

/** How well pages were read. */
export interface PlainScore {
  /** Percent of the events that were found with their start. */
  starts: number;
  /** Percent of the pages with several events of which all were found with their starts. */
  lists: number;
  /** Events whose title names another part of the site. */
  frameTitles: number;
  /** Events with an end that the page does not say. */
  wrongEnds: number;
  /** Events that are none, without those that are marked as cancelled or postponed, which nobody is offered. */
  extra: number;
  /** Percent of the events found that have the right title. */
  titles: number;
  /** Percent of the events found that have the right place, or none where the page names none. */
  places: number;
}

/** The parts of a line of `toLine`. */
export interface LineParts {
  start: string;
  end: string;
  title: string;
  place: string;
  /** The event is marked as one that does not take place. */
  isOff: boolean;
}

/** Takes a line of `toLine` apart. */
export const toLineParts = (line: string): LineParts => {
  const [, start = '', end = '', rest = ''] = /^(\S+)(?: – (\d\S+))? (.*)$/.exec(line) ?? [];
  const whole = rest.replace(/ \? \d{4}-\d\d-\d\d[T\d:, -]*$/, '');
  const text = whole.replace(/ \((?:cancelled|postponed)\)$/, '');
  const [title = '', ...place] = text.split(' @ ');
  return { start, end, title, place: place.join(' @ '), isOff: text !== whole };
};

/** Whether two titles or places are the same but for case, quotation marks and signs at their ends. */
export const isSameName = (one: string, other: string): boolean => toPlainName(one) === toPlainName(other);

const toPlainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/["“”„«»「」『』]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/(?<![\s.,:;!?…–-])[\s.,:;!?…–-]+$/, '')
    .trim();

const frame =
  /^(?:home|events|calendar|about|contact|skip to|español|breadcrumb|consumers|start(?:seite)?$|accueil|inicio|menu|search|archived?\b|read more)/i;

/** Compares what was read of pages with what they say. */
export function score(pages: readonly ReadPage[]): PlainScore {
  let [all, found, lists, complete, frameTitles, wrongEnds, extra] = [0, 0, 0, 0, 0, 0, 0];
  let [titles, places] = [0, 0];
  for (const { wanted, read } of pages) {
    const left = read.map(toLineParts);
    frameTitles += left.filter(({ title }) => frame.test(title)).length;
    let hits = 0;
    for (const { start, end, title, place, isOff } of wanted.map(toLineParts)) {
      const same = left.filter((line) => line.start === start && line.isOff === isOff);
      const fitting = same.filter((line) => line.end === end);
      const one = fitting.find((line) => isSameName(line.title, title)) ?? fitting[0] ?? same[0];
      if (!one) continue;
      left.splice(left.indexOf(one), 1);
      hits++;
      if (isSameName(one.title, title)) titles++;
      if (isSameName(one.place, place)) places++;
      if (one.end !== '' && one.end !== end) wrongEnds++;
    }
    all += wanted.length;
    found += hits;
    extra += left.filter(({ isOff }) => !isOff).length;
    if (wanted.length < 2) continue;
    lists++;
    if (hits === wanted.length) complete++;
  }
  return {
    starts: (100 * found) / all,
    lists: (100 * complete) / lists,
    frameTitles,
    wrongEnds,
    extra,
    titles: (100 * titles) / found,
    places: (100 * places) / found,
  };
}
