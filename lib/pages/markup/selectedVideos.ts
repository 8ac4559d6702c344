import { type Subject, subjectKey } from '../subject';
import { recognizeVideoUrl } from '../video';

const limit = 200;
const longestText = 50_000;
/** An address of the video site, or of a redirector to it, as people write it into a text. */
const written = /(?:https?:\/\/|\b(?:(?:www|m|music)\.)?youtu)[^\s<>"'`]+/gi;
/** Signs of the text after an address. */
const punctuation = /(?<![.,;:!?)\]}*])[.,;:!?)\]}*]+$/;

/**
 * Finds the videos, playlists and channels in what the person has selected: those of its links, then those whose
 * addresses stand in its text. At most 200, without duplicates. Never throws.
 * @param url the page's address, which relative links start from
 */
export function findSelectedVideos(document: Document, url: string): Subject[] {
  const found = new Map<string, Subject>();
  const add = (address: string) => {
    const subject = address.includes('youtu') && found.size < limit ? recognizeVideoUrl(address) : undefined;
    if (subject) found.set(subjectKey(subject), subject);
  };
  try {
    const selection = document.getSelection();
    if (!selection || selection.isCollapsed) return [];
    for (const link of document.querySelectorAll('a[href]')) {
      const address = link.getAttribute('href') ?? '';
      if (selection.containsNode(link, true) && URL.canParse(address, url)) add(new URL(address, url).href);
    }
    for (const [address] of selection.toString().slice(0, longestText).matchAll(written))
      add((/^http/i.test(address) ? address : `https://${address}`).replace(punctuation, ''));
  } catch {
    // A form of the page hides a method of the document; keeps what was found so far
  }
  return [...found.values()];
}
