/** The tab that this page's address names with `?tab=`; undefined if it names none. Tab ids begin at 1. */
export const findShownTab = () => Number(/[?&]tab=(\d+)(?:&|$)/.exec(location.search)?.[1]) || undefined;
