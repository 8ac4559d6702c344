import '../../components/styles/index.css';
import './manager.css';
import { render } from 'preact';
import { i18n } from '#i18n';
import { pageLanguage } from '../../components/format/pageLanguage';
import { watchRunner } from '../../components/hooks/watchRunner';
import { Manager } from './Manager';

pageLanguage();
document.title = i18n.t('manager.title');
const root = document.getElementById('app');
if (root) render(<Manager />, root);
void watchRunner();
