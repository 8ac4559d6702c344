import * as version5 from './version5';

/** The database as version 6 wrote it: the tables of version 5, and where our button is on each site. */
export const version = 6;

export const { tables } = version5;

export const rows: typeof version5.rows = {
  ...version5.rows,
  settings: [
    ...(version5.rows.settings ?? []),
    {
      key: 'siteButtons',
      value: {
        'https://m.youtube.com': { isHidden: true },
        'https://www.youtube.com': { place: { vertical: 'top', horizontal: 'left', x: 40, y: 60 } },
      },
    },
  ],
};
