import '../../components/styles/index.css';
import './popup.css';
import { render } from 'preact';
import { pageLanguage } from '../../components/format/pageLanguage';
import { watchRunner } from '../../components/hooks/watchRunner';
import { Popup } from './Popup';

pageLanguage();
const tab = new URLSearchParams(location.search).get('tab');
const root = document.getElementById('app');
if (root) render(<Popup tabId={tab !== null && /^\d+$/.test(tab) ? Number(tab) : undefined} />, root);
void watchRunner();
