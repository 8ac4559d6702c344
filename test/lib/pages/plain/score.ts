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
  /** Events that are none. */
  extra: number;
}

interface Line {
  start: string;
  end: string;
  title: string;
}

const toParts = (line: string): Line => {
  const [, start = '', end = '', title = ''] = /^(\S+)(?: – (\d\S+))? (.*)$/.exec(line) ?? [];
  return { start, end, title };
};

const frame =
  /^(?:home|events|calendar|about|contact|skip to|español|breadcrumb|consumers|start(?:seite)?$|accueil|inicio|menu|search|archived?\b|read more)/i;

/** Compares what was read of pages with what they say. */
export function score(pages: readonly ReadPage[]): PlainScore {
  let [all, found, lists, complete, frameTitles, wrongEnds, extra] = [0, 0, 0, 0, 0, 0, 0];
  for (const { wanted, read } of pages) {
    const left = read.map(toParts);
    frameTitles += left.filter(({ title }) => frame.test(title)).length;
    let hits = 0;
    for (const { start, end } of wanted.map(toParts)) {
      const same = left.filter((line) => line.start === start);
      const one = same.find((line) => line.end === end) ?? same[0];
      if (!one) continue;
      left.splice(left.indexOf(one), 1);
      hits++;
      if (one.end !== '' && one.end !== end) wrongEnds++;
    }
    all += wanted.length;
    found += hits;
    extra += left.length;
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
  };
}
