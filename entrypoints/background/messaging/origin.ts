/** The sender of a message, as reported by the browser; never taken from the message itself. */
export interface Origin {
  /**
   * `own`: a page of ours in a tab, popup or window. `frame`: a page of ours in a web page. `page`: a script of ours in
   * it.
   */
  kind: 'own' | 'frame' | 'page';
  tabId?: number;
  frameId?: number;
  documentId?: string;
  /**
   * Origin of the web page in which a content script runs, as reported by the browser. Undefined if it reports none (a
   * sandboxed page), or one that differs from the page's address.
   */
  site?: string;
  /** Whether `site` is an origin of the video site. */
  isVideoSite?: boolean;
}
