import { announceChange } from '../../lib/messages';
import { draw } from './draw';
import { Popup } from './Popup';

const tab = new URLSearchParams(location.search).get('tab');
draw(() => <Popup tabId={tab !== null && /^\d+$/.test(tab) ? Number(tab) : undefined} />);
// The click on the toolbar button gave access to the page: an open side panel can read it now
announceChange();
