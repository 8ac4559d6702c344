import '../../components/styles/index.css';
import '../../components/styles/settings.css';
import './help.css';
import { addMessages, i18n } from '#i18n';
import { drawPage } from '../../components/format/pageLanguage';
import common from '../../locales/en/common.ftl?raw';
import fault from '../../locales/en/fault.ftl?raw';
import features from '../../locales/en/features.ftl?raw';
import help from '../../locales/en/help.ftl?raw';
import manifest from '../../locales/en/manifest.ftl?raw';
import { Help } from './Help';

addMessages(common, fault, features, help, manifest);
void drawPage(
  () => <Help />,
  () => i18n.t('help.title'),
);
