import { type ComponentChildren, cloneElement, isValidElement, render } from 'preact';
import type { Failure, JobView, SubjectView } from '../../../lib/messages';
import type { Subject } from '../../../lib/pages/subject';
import type { Step } from '../controls';
import { type Answers, answerWith, Refused } from '../fakeBackground';
import * as sample from '../samples';

/** One state of one page, drawn into a plain document with a background of canned answers. */
export interface State {
  name: string;
  page: 'popup' | 'options' | 'welcome' | 'help' | 'frame' | 'manager';
  /** Resolves once the state is reached, with the way to take it down again. */
  mount(element: HTMLElement): Promise<() => void>;
  /** Draws all of it again, after a change of the language. */
  redraw(element: HTMLElement): void;
}

export function state(
  page: State['page'],
  name: string,
  content: ComponentChildren,
  answers: Answers,
  ...steps: Step[]
): State {
  return {
    name: `${page}: ${name}`,
    page,
    async mount(element) {
      answerWith(answers);
      render(content, element);
      for (const step of steps) await step(element);
      return () => render(null, element);
    },
    redraw: (element) => render(isValidElement(content) ? cloneElement(content) : content, element),
  };
}

export const quiet: Answers = {
  acting: () => sample.acting,
  accounts: () => sample.accounts,
  jobs: () => [],
  batches: () => [],
  eventButtonSites: () => [],
  taughtPages: () => [],
  hiddenButtonSites: () => [],
  preferences: () => ({
    theme: 'system',
    privacyStatus: 'private',
    eventStatus: 'draft',
    notifications: [],
    eventMinutes: 120,
    eventTimeZone: '',
  }),
  defaultPlaylist: () => null,
  defaultVenue: () => ({ id: 7, name: 'Old Pier Hall' }),
  accessLog: () => sample.accessLog,
  news: () => ({ version: undefined }),
  seen: () => null,
  findByName: () => [{ collection: 'videos', id: 'Sbx-1_vid01', name: 'Why tides are late' }],
  viewSettings: () => ({ widths: {}, saved: [] }),
  ownChannel: () => sample.ownChannel,
  ownSections: () => [
    { sectionId: 's1', type: 'recentUploads', title: '', position: 0, playlists: [] },
    { sectionId: 's2', type: 'multiplePlaylists', title: 'Jazz', position: 1, playlists: ['PLjazz'] },
  ],
  regions: () => [{ code: 'PT', name: 'Portugal' }],
  readDraft: () => null,
  writeDraft: () => null,
  choices: () => sample.choices,
  playlists: () => sample.playlists,
  playlistIndex: () => sample.playlistIndex,
  uploads: () => [],
  videoCategories: () => sample.categories,
  languages: () => sample.languages,
  reportReasons: () => sample.reportReasons,
  quotas: () => sample.quotas,
  dataHealth: () => ({ unreadable: [] }),
  dataSizes: () => ({ history: { used: 1_234, most: 5_000 }, index: { used: 20_500, most: 50_000 } }),
};

export interface PopupSample {
  subjects?: Subject[];
  view?: SubjectView;
  url?: string;
  notice?: Failure;
}

export const page = ({
  subjects = [sample.video],
  view = sample.videoView,
  url,
  notice,
}: PopupSample = {}): Answers => ({
  ...quiet,
  detectPage: () => ({
    tabId: 7,
    url: url ?? 'https://www.youtube.com/watch?v=jazzJazz001',
    title: 'A page',
    subjects,
    ...(notice ? { notice } : {}),
  }),
  view: () => view,
});

export const actionEnding = (job: JobView): Answers => ({ act: () => sample.runningJob, outcome: () => job });

/** The state at a hash of the page's address. */
export const at = (hash: string, drawn: State): State => ({
  ...drawn,
  mount(element) {
    location.hash = hash;
    return drawn.mount(element);
  },
});

export const nobody: Answers = { acting: () => ({}), accounts: () => sample.noAccounts };

export function refuse(job: JobView): never {
  throw new Refused(job.failure ?? { reason: 'unknown', text: job.text });
}
