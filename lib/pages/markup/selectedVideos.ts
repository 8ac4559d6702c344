import { collectVideos, type FoundVideo, toAbsolute } from './embeds';

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
export function findSelectedVideos(document: Document, url: string): FoundVideo[] {
  const { found, add } = collectVideos();
  try {
    const selection = document.getSelection();
    if (!selection || selection.isCollapsed) return [];
    for (const link of document.querySelectorAll('a[href]')) {
      const address = toAbsolute(link.getAttribute('href') ?? '', url);
      if (address?.includes('youtu') && selection.containsNode(link, true)) add(address, link);
    }
    for (const [address] of selection.toString().slice(0, longestText).matchAll(written))
      if (address.includes('youtu'))
        add((/^http/i.test(address) ? address : `https://${address}`).replace(punctuation, ''));
  } catch {
    // A form of the page hides a method of the document; keeps what was found so far
  }
  return [...found.values()];
}
