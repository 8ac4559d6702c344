import { i18n, locale } from '#i18n';
import { TextCell } from '../../../components/collection/cells';
import type { CollectionDeclaration } from '../../../components/collection/declared';
import { commaText, listText } from '../../../components/format/listText';
import { dateText } from '../../../lib/i18n/times';
import type { QuotaDayView, QuotaView } from '../../../lib/messages';
import { purposeText } from './purposeText';

/** A day of a client's quota. */
export interface QuotaDayRow extends QuotaDayView {
  quota: QuotaView;
}

/** The days on which something was used or is planned. */
export const toDayRows = (quotas: readonly QuotaView[]): QuotaDayRow[] =>
  quotas.flatMap((quota) =>
    quota.days
      .filter(({ spent, searches, uploads, planned }) => spent + searches + uploads > 0 || planned)
      .map((day) => ({ ...day, quota })),
  );

export const toDayId = ({ day, quota }: QuotaDayRow) => `${day} ${quota.clientId}`;

/** Name of a day, which is one in Pacific time, whatever the time zone of this computer. */
export const toDayName = ({ day, quota }: QuotaDayRow) =>
  day === quota.today
    ? i18n.t('quota.today')
    : dateText(Date.parse(day), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Units that may be used in a day. */
export const toDaily = ({ buckets }: QuotaView) =>
  buckets.find(({ bucket }) => bucket === 'general')?.daily ?? 0;

/** Part of the day's quota that was used, from 0 to 1, and from which part on it counts as nearly used up. */
const toPart = ({ spent, quota }: QuotaDayRow) => spent / Math.max(toDaily(quota), 1);
const high = 0.8;

/** Columns and filters of the days. @param isShared whether several clients have a quota */
export function declareQuotaDays(isShared: boolean): CollectionDeclaration<QuotaDayRow> {
  const number = new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 });
  const toUses = ({ uses }: QuotaDayRow) =>
    commaText(uses.map(({ purpose, units }) => `${purposeText(purpose)} ${number.format(units)}`));
  const toAccounts = ({ quota }: QuotaDayRow) => listText(quota.accounts);
  const counts = (id: string, label: string, toCount: (row: QuotaDayRow) => number, isSecondary = true) => ({
    id,
    label,
    width: 108,
    isSecondary,
    isNumber: true,
    isHighestFirst: true,
    sortBy: toCount,
    draw: (row: QuotaDayRow) => (toCount(row) > 0 ? number.format(toCount(row)) : ''),
  });
  const accounts = {
    id: 'accounts',
    label: i18n.t('manager.actingAs'),
    width: 140,
    sortBy: toAccounts,
    draw: toAccounts,
  };
  const part = i18n.t('quota.part');
  return {
    label: i18n.t('quota.title'),
    toId: toDayId,
    toName: toDayName,
    toText: (row) => [toDayName(row), toUses(row), toAccounts(row)].join('\n'),
    rowHeight: 45,
    sort: '-day',
    columns: [
      {
        id: 'day',
        label: i18n.t('quota.day'),
        width: 132,
        isHighestFirst: true,
        sortBy: ({ day }) => day,
        draw: (row) => toDayName(row),
      },
      {
        id: 'part',
        label: part,
        width: 140,
        sortBy: toPart,
        isHighestFirst: true,
        draw: (row) => (
          <meter min={0} max={1} high={high} optimum={0} value={toPart(row)} aria-label={part} />
        ),
      },
      counts('units', i18n.t('quota.units'), ({ spent }) => spent, false),
      {
        id: 'uses',
        label: i18n.t('quota.uses'),
        width: 200,
        isFlexible: true,
        toText: toUses,
        draw: (row) => <TextCell isSmall>{toUses(row)}</TextCell>,
      },
      counts('searches', i18n.t('quota.searches'), ({ searches }) => searches),
      counts('uploads', i18n.t('quota.upload'), ({ uploads }) => uploads),
      counts('planned', i18n.t('quota.planned'), ({ planned }) => planned?.units ?? 0),
      ...(isShared ? [accounts] : []),
    ],
    filters: [
      { id: 'high', label: i18n.t('quota.high'), group: 'spent', matches: (row) => toPart(row) >= high },
      { id: 'planned', label: i18n.t('quota.planned'), group: 'plans', matches: (row) => !!row.planned },
    ],
  };
}
