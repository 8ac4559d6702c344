import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { toFinding } from '../../lib/pages/markup/embeds';
import { findSelectedVideos } from '../../lib/pages/markup/selectedVideos';
import type { Finding } from '../../lib/pages/subject';

/**
 * Finds the videos, playlists and channels in what is selected on a page whose own address is one of them. The
 * background injects the script and gets the return value.
 */
export default defineUnlistedScript((): Finding => toFinding(findSelectedVideos(document, location.href)));
