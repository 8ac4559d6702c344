import { requireLanguage } from './i18n';
import { type Method, readScopes } from './method';
import { listAnswer, resource } from './resources';

interface Reason {
  readonly id: string;
  readonly label: string;
  readonly secondaryReasons?: readonly { readonly id: string; readonly label: string }[];
}

const reasons: readonly Reason[] = [
  { id: 'N', label: 'Sex or nudity' },
  {
    id: 'S',
    label: 'Spam or misleading',
    secondaryReasons: [
      { id: '27', label: 'Spam or mass advertising' },
      { id: '28', label: 'Misleading thumbnail' },
      { id: '29', label: 'Malware or phishing' },
    ],
  },
  {
    id: 'V',
    label: 'Violent, hateful, or dangerous',
    secondaryReasons: [
      { id: '35', label: 'Promotes violence or hatred' },
      { id: '37', label: 'Bullying or abusing vulnerable individuals' },
    ],
  },
];

/** Where a reason has secondary ones, one of them belongs to a report (video API behaviour, section 5). */
export function isReason(id: string, secondaryId: string | undefined): boolean {
  const reason = reasons.find((candidate) => candidate.id === id);
  if (!reason?.secondaryReasons) return reason !== undefined && secondaryId === undefined;
  return reason.secondaryReasons.some((secondary) => secondary.id === secondaryId);
}

const list: Method = {
  id: 'videoAbuseReportReasons.list',
  http: 'GET',
  path: '/videoAbuseReportReasons',
  scopes: readScopes.filter((scope) => scope !== 'youtubepartner'),
  token: true,
  cost: 1,
  parts: ['id', 'snippet'],
  parameters: { hl: 'string' },
  run(call) {
    requireLanguage(call);
    return listAnswer('videoAbuseReportReasonListResponse', { entries: reasons }, ({ id, ...snippet }) =>
      resource(call, 'videoAbuseReportReason', id, { snippet: () => snippet }),
    );
  },
};

export const videoAbuseReportReasonMethods = [list] as const;
