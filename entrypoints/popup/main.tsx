import { findShownTab } from '../../components/format/shownTab';
import { announceChange } from '../../lib/messages';
import { draw } from './draw';
import { Popup } from './Popup';

draw(() => <Popup tabId={findShownTab()} />);
// The click on the toolbar button gave access to the page: an open side panel can read it now
announceChange('page');
