import * as version6 from './version6';

/** The database as version 7 wrote it: that of version 6, and the rows of collections. */
export const version = 7;

export const tables: typeof version6.tables = {
  ...version6.tables,
  mirror: ['key', 'list changed'],
};

const list = 'video|UCSandboxHarbourHall0001|videos';

export const rows: Record<string, object[]> = {
  ...version6.rows,
  mirror: [
    {
      key: list,
      list: '',
      changed: '',
      seen: 0,
      row: { changes: 2, readAt: 1_795_700_000_000 },
    },
    {
      key: `${list}|Sbx-5_vid01`,
      list,
      changed: '000000000001',
      seen: 1_795_700_000_000,
      row: { videoId: 'Sbx-5_vid01', title: 'Bench', description: '', tags: [] },
    },
    {
      key: `${list}|Sbx-5_vid02`,
      list,
      changed: '000000000002',
      seen: 1_795_700_000_000,
      writtenAt: 1_795_700_000_000,
    },
  ],
};
