import type { browser } from 'wxt/browser';

/** What Chromium's own page for extensions may do, as far as the harness needs it. */
interface DeveloperPrivate {
  updateProfileConfiguration(change: { inDeveloperMode: boolean }): Promise<void>;
  updateExtensionConfiguration(change: {
    extensionId: string;
    errorCollection?: boolean;
    pinnedToToolbar?: boolean;
    incognitoAccess?: boolean;
  }): Promise<void>;
  addHostPermission(extensionId: string, pattern: string): Promise<void>;
  removeHostPermission(extensionId: string, pattern: string): Promise<void>;
  getExtensionInfo(extensionId: string): Promise<{
    runtimeErrors: RuntimeError[];
    incognitoAccess: { isEnabled: boolean; isActive: boolean };
  }>;
  reload(extensionId: string): Promise<void>;
  deleteExtensionErrors(which: { extensionId: string }): Promise<void>;
}

/** One entry of the 'Errors' list on that page: of the worker, an own page, or a page script. */
export interface RuntimeError {
  severity: 'LOG' | 'WARN' | 'ERROR';
  message: string;
  source: string;
  contextUrl: string;
}

/** The global of extension pages and workers, for functions that are evaluated there. */
export type Chrome = typeof browser & {
  developerPrivate: DeveloperPrivate;
  /** Chromium's events can be fired from inside their own worker. */
  contextMenus: { onClicked: { dispatch(info: unknown, tab: unknown): void } };
  commands: { onCommand: { dispatch(name: string, tab: unknown): void } };
  omnibox: { onInputEntered: { dispatch(text: string, disposition: string): void } };
};
