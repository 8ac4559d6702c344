import '../../components/styles/index.css';
import '../../components/styles/settings.css';
import './welcome.css';
import { addMessages, i18n } from '#i18n';
import { drawPage } from '../../components/format/pageLanguage';
import { watchRunner } from '../../components/hooks/watchRunner';
import common from '../../locales/en/common.ftl?raw';
import fault from '../../locales/en/fault.ftl?raw';
import features from '../../locales/en/features.ftl?raw';
import manifest from '../../locales/en/manifest.ftl?raw';
import options from '../../locales/en/options.ftl?raw';
import welcome from '../../locales/en/welcome.ftl?raw';
import { Welcome } from './Welcome';

addMessages(common, fault, features, manifest, options, welcome);
void drawPage(
  () => <Welcome />,
  () => i18n.t('welcome.title'),
);
void watchRunner();
