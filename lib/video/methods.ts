import type { Method } from '../http';
import { methodsOf } from '../http/client';
import * as activities from './activities';
import * as channelSections from './channelSections';
import * as comments from './comments';
import * as commentThreads from './commentThreads';
import * as i18nLanguages from './i18nLanguages';
import * as members from './members';
import * as membershipsLevels from './membershipsLevels';
import * as search from './search';
import { used } from './used';
import * as videoAbuseReportReasons from './videoAbuseReportReasons';

/** Resources that no action uses: the worker loads them when a method is called by its name. */
export const others = {
  activities,
  channelSections,
  comments,
  commentThreads,
  i18nLanguages,
  members,
  membershipsLevels,
  search,
  videoAbuseReportReasons,
};

/**
 * The table of methods: id → method, `videoMethods['playlistItems.insert']`. Everything that lists, checks, prices or
 * draws API calls reads it.
 */
export const videoMethods: Record<string, Method> = /* @__PURE__ */ methodsOf(used, others);
