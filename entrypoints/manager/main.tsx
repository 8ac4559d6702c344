import '../../components/styles/index.css';
import '../../components/styles/motion.css';
import '../../components/collection/collection.css';
import '../../components/collection/filters.css';
import '../../components/collection/month.css';
import '../../components/collection/week.css';
import '../../components/collection/moves.css';
import './manager.css';
import './sidebar.css';
import './lists.css';
import './tools.css';
import './comments/comments.css';
import './search/search.css';
import './captions/captions.css';
import './channel/channel.css';
import './events/series/series.css';
import './feeds/feeds.css';
import { addMessages, i18n } from '#i18n';
import { drawPage } from '../../components/format/pageLanguage';
import { watchRunner } from '../../components/hooks/watchRunner';
import action from '../../locales/en/action.ftl?raw';
import activity from '../../locales/en/activity.ftl?raw';
import batches from '../../locales/en/batches.ftl?raw';
import captions from '../../locales/en/captions.ftl?raw';
import channel from '../../locales/en/channel.ftl?raw';
import collection from '../../locales/en/collection.ftl?raw';
import comments from '../../locales/en/comments.ftl?raw';
import common from '../../locales/en/common.ftl?raw';
import console from '../../locales/en/console.ftl?raw';
import edits from '../../locales/en/edits.ftl?raw';
import events from '../../locales/en/events.ftl?raw';
import fault from '../../locales/en/fault.ftl?raw';
import feeds from '../../locales/en/feeds.ftl?raw';
import form from '../../locales/en/form.ftl?raw';
import importEvents from '../../locales/en/importEvents.ftl?raw';
import lists from '../../locales/en/lists.ftl?raw';
import manager from '../../locales/en/manager.ftl?raw';
import manifest from '../../locales/en/manifest.ftl?raw';
import quota from '../../locales/en/quota.ftl?raw';
import records from '../../locales/en/records.ftl?raw';
import search from '../../locales/en/search.ftl?raw';
import uploads from '../../locales/en/uploads.ftl?raw';
import videos from '../../locales/en/videos.ftl?raw';
import { Manager } from './Manager';

addMessages(
  action,
  activity,
  batches,
  captions,
  channel,
  collection,
  comments,
  common,
  console,
  edits,
  events,
  fault,
  feeds,
  form,
  importEvents,
  lists,
  manager,
  manifest,
  quota,
  records,
  search,
  uploads,
  videos,
);
void drawPage(
  () => <Manager />,
  () => i18n.t('manager.title'),
);
void watchRunner();
