import '../../components/styles/index.css';
import '../../components/styles/motion.css';
import './popup.css';
import type { VNode } from 'preact';
import { addMessages } from '#i18n';
import { drawPage } from '../../components/format/pageLanguage';
import { watchRunner } from '../../components/hooks/watchRunner';
import common from '../../locales/en/common.ftl?raw';
import manifest from '../../locales/en/manifest.ftl?raw';
import popup from '../../locales/en/popup.ftl?raw';

/** Draws the popup's content in the page of the popup or of the side panel, in the chosen language. */
export function draw(content: () => VNode): void {
  addMessages(common, manifest, popup);
  void drawPage(content);
  void watchRunner();
}
