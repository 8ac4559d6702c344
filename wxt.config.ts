import preact from '@preact/preset-vite';
import { defineConfig } from 'wxt';
import { catalogue } from './vite.plugins/catalogue';

/** The video site's pages: in-page buttons live here and nowhere else unasked. */
export const videoPages = [
  'https://www.youtube.com/*',
  'https://m.youtube.com/*',
  'https://music.youtube.com/*',
];

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Hosts of the platform's pictures (components/ui/Picture.tsx); `blob:` shows a picture chosen from the disk.
  "img-src 'self' blob: https://i.ytimg.com https://yt3.ggpht.com https://yt3.googleusercontent.com",
  "connect-src 'self' https: http:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Chromium's id of the extension; it follows from the public key below. */
const chromeId = 'pcnaagkbbcfmpchohaeigpchlllbodcj';

/** A client of the type 'Chrome extension', registered for the id below (video API behaviour, section 9). */
const oauthClient = process.env.WXT_OAUTH_CLIENT_ID;

export default defineConfig({
  modules: ['@wxt-dev/webextension-polyfill', '@wxt-dev/i18n/module', '@wxt-dev/auto-icons'],
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
      ...(browser === 'firefox' ? [] : ['declarativeNetRequestWithHostAccess']),
    ],
    // Installing asks for the video site, its API and its token endpoint, nothing else.
    host_permissions: [
      ...videoPages,
      'https://youtube.googleapis.com/*',
      'https://www.googleapis.com/*',
      'https://oauth2.googleapis.com/*',
      ...(browser === 'firefox' ? [] : [`https://${chromeId}.chromiumapp.org/*`]),
    ],
    // What a private window shows must not stay in the history, nor on the disk.
    incognito: 'not_allowed',
    // No inline script, no eval. Pages of ours show the platform's pictures and a chosen file's; the worker, to which
    // this applies, too, calls APIs at whatever host a site has, and each page's own policy allows it no connection.
    content_security_policy: { extension_pages: pagePolicy },
    // Calendar sites and other pages, granted one by one by the person.
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    // Chromium: under an address that changes with each session, so that no page can tell by a fixed one that we are
    // installed. Firefox gives every installation an address of its own and knows no such key.
    web_accessible_resources: [
      {
        resources: ['frame.html'],
        matches: ['https://*/*', 'http://*/*'],
        ...(browser === 'firefox' ? {} : { use_dynamic_url: true }),
      },
    ],
    commands: {
      save: { suggested_key: { default: 'Alt+Shift+S' }, description: '__MSG_command_save__' },
      like: { suggested_key: { default: 'Alt+Shift+L' }, description: '__MSG_command_like__' },
      event: { suggested_key: { default: 'Alt+Shift+E' }, description: '__MSG_command_event__' },
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
          // For the browser's own tokens: only a build that was given a client has them.
          ...(oauthClient === undefined
            ? {}
            : { oauth2: { client_id: oauthClient, scopes: ['https://www.googleapis.com/auth/youtube'] } }),
          minimum_chrome_version: '130',
          // Sign-in ends with an address of this host, which carries a code or a password and which the browser
          // catches; without the rule it sometimes asks the host all the same, so that the secret leaves the machine.
          declarative_net_request: {
            rule_resources: [{ id: 'redirect', enabled: true, path: 'redirect-rules.json' }],
          },
          // The public half of the key that fixes the extension's id, and with it the redirect address.
          key: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAt9PfsxvSHEbw4dQ1Hch4VUb8m1IVrIRVQP+b9R/+N+v4ho3MsinHkUsPZvSCJbqnfeOVD7FQSltY1IupgcQGdzpmPFBjhf3T7tGUY6IsJzbbaWAU7cdnZvx+on3fNwVY6bu1Vw/VpANDVMz+yB1BvWaBX4akhdoEMXbKwId1IbtypTIN67IkLogtnUXi++FErXC1yUpb8aqV3xAOFL6nKCtYuFyDYdMVCunhzJgmbv2hUO3ZnwriBOvTlrGUtwX/GcdlULvNkLchVq2YaUGA3MJFrny1RzI/eMrXU5S9ugZrRY0VFPDVmyhpA0N0t4ytipbxXS6nU/Vj80ohMo4/nQIDAQAB',
        }),
  }),
  vite: ({ browser }) => ({
    plugins: [catalogue({ reportsMisses: browser === 'firefox' }), preact()],
    build: { target: 'es2022', cssTarget: ['chrome130', 'firefox142'] },
  }),
});
