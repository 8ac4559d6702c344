import { html, raw } from 'hono/html';
import type { SeedChannel, SeedVideo } from '../seed';
import { findOwner, formatAge, formatLength } from './catalogue';
import type { Markup } from './markup';

/** How a list names its elements, and how its links lead on. */
export interface ListStyle {
  /** The custom element of one entry, as the live site calls it (video API behaviour, section 10). */
  readonly element: string;
  /** The classes of an entry and of the list around it. */
  readonly entry: string;
  readonly list: string;
  /** Adds `&list=…&index=…` to the links. */
  readonly playlistId?: string;
  /** The address from which more entries can be had. */
  readonly next?: string;
}

export const gridStyle: ListStyle = { element: 'ytd-rich-item-renderer', entry: 'card', list: 'grid' };
export const resultStyle: ListStyle = { element: 'ytd-video-renderer', entry: 'row', list: 'rows' };
export const asideStyle: ListStyle = { element: 'yt-lockup-view-model', entry: 'aside-row', list: 'rows' };

export function videoList(
  label: string,
  videos: readonly SeedVideo[],
  style: ListStyle,
  now: number,
): Markup {
  return html`<div class="${style.list}" id="contents" role="list" aria-label="${label}"${
    style.next ? html` data-next="${style.next}"` : ''
  }>${videos.map((video, index) => videoEntry(video, index, style, now))}</div>`;
}

function videoEntry(video: SeedVideo, index: number, style: ListStyle, now: number): Markup {
  const place = style.playlistId ? `&list=${style.playlistId}&index=${index + 1}` : '';
  const href = `/watch?v=${video.id}${place}`;
  const owner = findOwner(video);
  return html`<${raw(style.element)} class="${style.entry}" role="listitem">
  <a class="thumbnail" id="thumbnail" href="${href}" tabindex="-1" aria-hidden="true">
    <img class="thumbnail-image" src="${thumbnail(video)}" alt="" loading="lazy" width="320" height="180">
    <span class="length">${formatLength(video)}</span>
  </a>
  <div class="card">
    <h3 class="video-title"><a class="video-link" id="video-title" href="${href}">${video.title}</a></h3>
    <p class="facts"><a class="video-link" href="${channelPath(owner)}">${owner.title}</a></p>
    <p class="facts">${video.viewCount.toLocaleString('en')} views · ${formatAge(video, now)}</p>
  </div>
</${raw(style.element)}>`;
}

/** A player that plays nothing: poster, button, a line that moves. */
export function player(video: SeedVideo, shape = 'player-wide'): Markup {
  return html`<div class="player ${shape}" id="movie_player" data-player>
  <img class="poster" src="https://i.ytimg.com/vi/${video.id}/maxresdefault.jpg" alt="">
  <button class="play" name="play" aria-label="Play">▶</button>
  <div class="progress"></div>
</div>`;
}

export function ownerLine(channel: SeedChannel): Markup {
  return html`<div class="owner" id="owner">
  <img class="avatar" src="${avatar(channel)}" alt="">
  <div>
    <a class="video-link" href="${channelPath(channel)}">${channel.title}</a>
    <p class="facts">${channel.subscriberCount.toLocaleString('en')} subscribers</p>
  </div>
</div>`;
}

/** As on the live site, links lead to the handle and the canonical address names the id. */
export const channelPath = (channel: SeedChannel) => `/${channel.handle}`;
export const avatar = (channel: SeedChannel) => `https://i.ytimg.com/avatar/${channel.id}`;
export const thumbnail = (video: SeedVideo) => `https://i.ytimg.com/vi/${video.id}/hqdefault.jpg`;
