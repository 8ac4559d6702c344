import '../../../components/styles/index.css';
import '../../../components/styles/motion.css';
import '../../../components/collection/collection.css';
import '../../../components/collection/filters.css';
import '../../../components/collection/month.css';
import '../../../components/collection/week.css';
import '../../../components/collection/moves.css';
import '../../../entrypoints/popup/popup.css';
import '../../../components/styles/settings.css';
import '../../../entrypoints/options/options.css';
import '../../../entrypoints/welcome/welcome.css';
import '../../../entrypoints/help/help.css';
import '../../../entrypoints/frame/frame.css';
import '../../../entrypoints/manager/manager.css';
import '../../../entrypoints/manager/sidebar.css';
import '../../../entrypoints/manager/lists.css';
import '../../../entrypoints/manager/tools.css';
import '../../../entrypoints/manager/comments/comments.css';
import '../../../entrypoints/manager/search/search.css';
import '../../../entrypoints/manager/captions/captions.css';
import '../../../entrypoints/manager/channel/channel.css';
import '../../../entrypoints/manager/events/series/series.css';
import '../../../entrypoints/manager/feeds/feeds.css';
import type { State } from './drawing';
import { frameStates } from './frame';
import { helpStates } from './help';
import { managerStates } from './manager';
import { optionsStates } from './options';
import { popupStates } from './popup';
import { welcomeStates } from './welcome';

export type { State } from './drawing';

/** Every state that the pages can show, for looking at and for checking with axe. */
export const states: State[] = [
  ...popupStates,
  ...optionsStates,
  ...welcomeStates,
  ...helpStates,
  ...managerStates,
  ...frameStates,
];
