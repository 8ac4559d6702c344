import '../../components/styles/index.css';
import './popup.css';
import { render } from 'preact';
import { addMessages } from '#i18n';
import { drawInLanguage } from '../../components/format/pageLanguage';
import { watchRunner } from '../../components/hooks/watchRunner';
import common from '../../locales/en/common.ftl?raw';
import manifest from '../../locales/en/manifest.ftl?raw';
import popup from '../../locales/en/popup.ftl?raw';
import { Popup } from './Popup';

addMessages(common, manifest, popup);
const tab = new URLSearchParams(location.search).get('tab');
const root = document.getElementById('app');
if (root)
  void drawInLanguage(() =>
    render(<Popup tabId={tab !== null && /^\d+$/.test(tab) ? Number(tab) : undefined} />, root),
  );
void watchRunner();
