import { fakeBrowser } from 'wxt/testing/fake-browser';

/** Language of the browser in unit tests; the fake has none. */
fakeBrowser.i18n.getUILanguage = () => 'en';
