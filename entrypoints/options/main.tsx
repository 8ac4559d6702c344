import '../../components/styles/index.css';
import '../../components/styles/motion.css';
import '../../components/styles/settings.css';
import './options.css';
import { addMessages, i18n } from '#i18n';
import { drawPage } from '../../components/format/pageLanguage';
import { watchRunner } from '../../components/hooks/watchRunner';
import common from '../../locales/en/common.ftl?raw';
import fault from '../../locales/en/fault.ftl?raw';
import form from '../../locales/en/form.ftl?raw';
import manifest from '../../locales/en/manifest.ftl?raw';
import options from '../../locales/en/options.ftl?raw';
import { Options } from './Options';

addMessages(common, fault, form, manifest, options);
void drawPage(
  () => <Options />,
  () => i18n.t('options.title'),
);
void watchRunner();
