import '../../components/styles/index.css';
import './frame.css';
import { addMessages } from '#i18n';
import { drawPage } from '../../components/format/pageLanguage';
import { findShownTab } from '../../components/format/shownTab';
import batches from '../../locales/en/batches.ftl?raw';
import common from '../../locales/en/common.ftl?raw';
import form from '../../locales/en/form.ftl?raw';
import frame from '../../locales/en/frame.ftl?raw';
import lists from '../../locales/en/lists.ftl?raw';
import manifest from '../../locales/en/manifest.ftl?raw';
import { Frame } from './Frame';

addMessages(batches, common, form, frame, lists, manifest);
const ticket = new URLSearchParams(location.search).get('ticket') ?? '';
void drawPage(() => <Frame ticket={ticket} tabId={findShownTab()} />);
