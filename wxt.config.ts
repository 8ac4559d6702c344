import preact from '@preact/preset-vite';
import { defineConfig } from 'wxt';
import { videoSites } from './lib/pages/videoAddress';
import { livePlatform } from './lib/shared/livePlatform';

const videoPages = videoSites.map((site) => `${site}/*`);

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Hosts of the platform's images (components/ui/Picture.tsx); `blob:` displays a picture file that the person chose.
  "img-src 'self' blob: https://i.ytimg.com https://yt3.ggpht.com https://yt3.googleusercontent.com",
  "connect-src 'self' https: http:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Id of the extension in Chromium; it follows from the public key below. */
const chromeId = 'pcnaagkbbcfmpchohaeigpchlllbodcj';

/** OAuth client of the type 'Chrome extension', registered for the id above (video API behaviour, section 9). */
const oauthClient = process.env.WXT_OAUTH_CLIENT_ID;

/**
 * Keys of a command. Many systems switch the keyboard layout on Alt+Shift, and macOS types characters with Option. In
 * Firefox, Alt with a letter opens a menu, and Ctrl+Alt is AltGr on Windows, so that Alt+Shift is what remains there.
 */
const suggestKeys = (browser: string, letter: string) =>
  browser === 'firefox'
    ? { default: `Alt+Shift+${letter}` }
    : { default: `Alt+${letter}`, mac: `MacCtrl+Shift+${letter}` };

/**
 * What pages share, in few files: each file takes longer to fetch than some kilobytes that a page does not need. From
 * 25 KB on, pages would get much of each other's.
 */
const sharedByPages = {
  name: 'shared',
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 10_000,
};

export default defineConfig({
  modules: ['@wxt-dev/webextension-polyfill', '@wxt-dev/auto-icons'],
  autoIcons: { baseIconPath: 'public/icon.svg' },
  targetBrowsers: ['chrome', 'firefox'],
  manifestVersion: 3,
  manifest: ({ browser }) => ({
    name: '__MSG_extension_name__',
    description: '__MSG_extension_description__',
    default_locale: 'en',
    permissions: [
      'activeTab',
      'alarms',
      'contextMenus',
      'identity',
      'scripting',
      'storage',
      ...(browser === 'firefox' ? [] : ['declarativeNetRequestWithHostAccess', 'sidePanel']),
    ],
    content_scripts: [{ matches: videoPages, js: ['videoPage.js'], run_at: 'document_idle' }],
    // Requested when the person switches notifications on.
    optional_permissions: ['notifications'],
    // Requested at installation: the video site, its API and its token endpoint only.
    host_permissions: [
      ...videoPages,
      'https://youtube.googleapis.com/*',
      'https://www.googleapis.com/*',
      'https://oauth2.googleapis.com/*',
      ...(browser === 'firefox' ? [] : [`https://${chromeId}.chromiumapp.org/*`]),
    ],
    // Activity in private windows must not be stored on disk.
    incognito: 'not_allowed',
    // No inline script, no eval. Extension pages display images of the platform and chosen files. The policy also
    // applies to the service worker, which has to connect to any calendar site; the pages' own policies forbid
    // connections.
    content_security_policy: { extension_pages: pagePolicy },
    // Calendar sites and other pages; the person grants them one by one.
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    // The address changes with each session, so that no page can detect the extension by a fixed one. In Firefox no page
    // of ours is in a web page: forms are windows.
    ...(browser !== 'firefox' && {
      web_accessible_resources: [
        {
          resources: ['frame.html'],
          matches: ['https://*/*', 'http://*/*'],
          use_dynamic_url: true,
        },
      ],
    }),
    // 'cue' and a space in the address bar
    omnibox: { keyword: 'cue' },
    commands: {
      save: { suggested_key: suggestKeys(browser, 'S'), description: '__MSG_command_save__' },
      like: { suggested_key: suggestKeys(browser, 'L'), description: '__MSG_command_like__' },
      event: { suggested_key: suggestKeys(browser, 'A'), description: '__MSG_command_event__' },
    },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'cuecard@cuecard.example',
              strict_min_version: '142.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
        }
      : {
          // For tokens managed by the browser, in builds with a client id.
          ...(oauthClient === undefined
            ? {}
            : { oauth2: { client_id: oauthClient, scopes: livePlatform.scopes } }),
          minimum_chrome_version: '144',
          // Sign-in redirects to this host with a code or password. The browser intercepts the redirect, but sometimes
          // sends the request, too; the rule blocks it, so that the secret does not leave the machine.
          declarative_net_request: {
            rule_resources: [{ id: 'redirect', enabled: true, path: 'redirect-rules.json' }],
          },
          // Public key that determines the extension's id, and with it the redirect address.
          key: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAt9PfsxvSHEbw4dQ1Hch4VUb8m1IVrIRVQP+b9R/+N+v4ho3MsinHkUsPZvSCJbqnfeOVD7FQSltY1IupgcQGdzpmPFBjhf3T7tGUY6IsJzbbaWAU7cdnZvx+on3fNwVY6bu1Vw/VpANDVMz+yB1BvWaBX4akhdoEMXbKwId1IbtypTIN67IkLogtnUXi++FErXC1yUpb8aqV3xAOFL6nKCtYuFyDYdMVCunhzJgmbv2hUO3ZnwriBOvTlrGUtwX/GcdlULvNkLchVq2YaUGA3MJFrny1RzI/eMrXU5S9ugZrRY0VFPDVmyhpA0N0t4ytipbxXS6nU/Vj80ohMo4/nQIDAQAB',
        }),
  }),
  hooks: {
    'vite:build:extendConfig': (entrypoints, { build }) => {
      const output = build?.rollupOptions?.output;
      if (output && entrypoints.some(({ inputPath }) => inputPath.endsWith('.html')))
        Object.assign(output, { codeSplitting: { groups: [sharedByPages] } });
    },
  },
  vite: () => ({
    plugins: [preact()],
    build: { target: 'es2022', cssTarget: ['chrome144', 'firefox142'] },
  }),
});
