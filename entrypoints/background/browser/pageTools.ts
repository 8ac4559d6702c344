import { browser } from 'wxt/browser';
import { saveToPlaylist } from '../../../lib/actions/playlists/saveToPlaylist';
import { Fault } from '../../../lib/errors';
import type { SiteButton } from '../../../lib/pages/buttonPlace';
import type { ChooserMessage, MoverMessage, TeacherMessage } from '../../../lib/views';
import type { Tickets } from '../messaging/frameTickets';
import type { Origin } from '../messaging/origin';
import { pageTexts } from '../wording/pageTexts';
import { bringToFront } from './bringToFront';
import type { PageScript } from './injectScript';

interface PageToolsDependencies {
  inject(tabId: number | undefined, script: PageScript): Promise<Origin | undefined>;
  tickets: Pick<Tickets, 'open'>;
  siteButton(site: string | undefined): Promise<SiteButton>;
}

/** Creates the parts that work in a page of the video site, each injected on first use. */
export function createPageTools({ inject, tickets, siteButton }: PageToolsDependencies) {
  /** @param opened what the document may ask about from now on */
  async function begin(
    tabId: number | undefined,
    script: PageScript,
    opened: string,
    message: Omit<ChooserMessage, 'messages'> | Omit<MoverMessage, 'messages'> | TeacherMessage,
    button?: SiteButton,
  ): Promise<void> {
    const place = await inject(tabId, script);
    if (tabId === undefined || place === undefined)
      throw new Fault({ kind: 'permission', reason: 'notReadable' });
    await tickets.open(opened, place);
    await browser.tabs.sendMessage(tabId, { ...message, messages: pageTexts(button) }, { frameId: 0 });
  }

  return {
    /**
     * Starts the choice of several videos in a page.
     * @throws Fault `permission/notReadable` if the browser does not let us into the page
     */
    choose(tabId: number | undefined): Promise<void> {
      const { price } = saveToPlaylist;
      return begin(tabId, '/videoChooser.js', 'overlay', { type: 'cuecard.chooser', price });
    },
    /**
     * Lets the person point out an event in the page around a frame, or in a tab, which comes to the front; only that
     * document may then open what the rule finds.
     * @throws Fault `permission/notReadable` if the browser does not let us into the page
     */
    async teach(named: number | undefined, { kind, tabId: around }: Origin): Promise<void> {
      const tabId = kind === 'frame' ? around : named;
      await begin(tabId, '/eventTeacher.js', 'teacher', { type: 'cuecard.teacher' });
      if (kind !== 'frame' && tabId !== undefined) await bringToFront(tabId);
    },
    /**
     * Lets the person move our button in a page; only that document may then store the place.
     * @param page the tab, and the origin of its page
     * @throws Fault `permission/notReadable` if the browser does not let us into the page
     */
    async moveButton({ tabId, site }: Pick<Origin, 'tabId' | 'site'>): Promise<void> {
      const button = await siteButton(site);
      await begin(tabId, '/buttonMover.js', 'mover', { type: 'cuecard.mover' }, button);
    },
  };
}
