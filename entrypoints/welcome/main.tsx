import '../../components/styles/index.css';
import '../../components/styles/settings.css';
import './welcome.css';
import { render } from 'preact';
import { addMessages, i18n } from '#i18n';
import { drawInLanguage } from '../../components/format/pageLanguage';
import { watchRunner } from '../../components/hooks/watchRunner';
import common from '../../locales/en/common.ftl?raw';
import fault from '../../locales/en/fault.ftl?raw';
import manifest from '../../locales/en/manifest.ftl?raw';
import options from '../../locales/en/options.ftl?raw';
import welcome from '../../locales/en/welcome.ftl?raw';
import { Welcome } from './Welcome';

addMessages(common, fault, manifest, options, welcome);
const root = document.getElementById('app');
if (root)
  void drawInLanguage(() => {
    document.title = i18n.t('welcome.title');
    render(<Welcome />, root);
  });
void watchRunner();
