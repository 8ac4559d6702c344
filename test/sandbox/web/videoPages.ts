import { html } from 'hono/html';
import type { SeedChannel, SeedPlaylist, SeedVideo } from '../seed';
import {
  findOwner,
  findPlaylists,
  findVideos,
  formatAge,
  relatedTo,
  type Sorting,
  search,
  toSeconds,
  videosOn,
} from './catalogue';
import { jsonLd, jsonText, type Markup } from './markup';
import {
  asideStyle,
  avatar,
  channelPath,
  gridStyle,
  ownerLine,
  player,
  resultStyle,
  thumbnail,
  videoList,
} from './videoParts';

export const origin = 'https://www.youtube.com';

/** A page of the video site: what changes on a navigation (`main`), and what is true of the first page only. */
export interface VideoPage {
  readonly title: string;
  /** The path and query of the canonical address. */
  readonly canonical: string;
  /** Head elements beyond the canonical address. */
  readonly head?: Markup;
  /** Hidden data beside the content. */
  readonly data?: (nonce: string) => Markup;
  readonly main: Markup;
  readonly status?: 200 | 404;
}

export function watchPage(video: SeedVideo, playlist: SeedPlaylist | undefined, now: number): VideoPage {
  const owner = findOwner(video);
  const related = relatedTo(video).slice(0, 14);
  const lists = findPlaylists(owner);
  return {
    title: video.title,
    canonical: `/watch?v=${video.id}`,
    head: watchHead(video, owner),
    data: (nonce) => watchData(video, owner, nonce),
    main: html`<ytd-watch-flexy class="watch" video-id="${video.id}">
  <div class="watch-main" id="primary">
    ${player(video)}
    <h1>${video.title}</h1>
    ${ownerLine(owner)}
    <div class="box" id="description">
      <p class="facts">${video.viewCount.toLocaleString('en')} views · ${formatAge(video, now)}</p>
      <p>${video.description}</p>
      ${lists.map((list) => html`<p>More: <a href="/playlist?list=${list.id}">${list.title}</a></p>`)}
    </div>
  </div>
  <aside id="secondary" aria-label="Other videos">
    ${playlist ? playlistPanel(playlist, now) : ''}
    <h2>Up next</h2>
    ${videoList('Up next', related, asideStyle, now)}
  </aside>
</ytd-watch-flexy>`,
  };
}

function playlistPanel(playlist: SeedPlaylist, now: number): Markup {
  const style = { ...asideStyle, element: 'ytd-playlist-panel-video-renderer', playlistId: playlist.id };
  return html`<div class="box panel">
  <h2><a class="video-link" href="/playlist?list=${playlist.id}">${playlist.title}</a></h2>
  ${videoList(playlist.title, videosOn(playlist), style, now)}
</div>`;
}

function watchHead(video: SeedVideo, owner: SeedChannel): Markup {
  const oembed = `${origin}/oembed?format=json&url=${encodeURIComponent(`${origin}/watch?v=${video.id}`)}`;
  return html`<link rel="shortlinkUrl" href="https://youtu.be/${video.id}">
    <link rel="alternate" type="application/json+oembed" href="${oembed}" title="${video.title}">
    <meta property="og:type" content="video.other">
    <meta property="og:image" content="${thumbnail(video)}">
    ${jsonLd({
      '@context': 'http://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: { '@id': `${origin}${channelPath(owner)}`, name: owner.title },
        },
      ],
    })}`;
}

/** Stays as it is when the visitor goes on to another video (video API behaviour, section 10). */
function watchData(video: SeedVideo, owner: SeedChannel, nonce: string): Markup {
  const response = {
    videoDetails: {
      videoId: video.id,
      title: video.title,
      lengthSeconds: String(toSeconds(video)),
      channelId: owner.id,
      author: owner.title,
      isLiveContent: false,
    },
    microformat: { playerMicroformatRenderer: { publishDate: video.publishedAt } },
  };
  return html`<div id="watch7-content" itemscope itemtype="http://schema.org/VideoObject" hidden>
  <link itemprop="url" href="${origin}/watch?v=${video.id}">
  <meta itemprop="name" content="${video.title}">
  <meta itemprop="identifier" content="${video.id}">
  <meta itemprop="description" content="${video.description}">
  <meta itemprop="duration" content="${video.duration}">
  <meta itemprop="datePublished" content="${video.publishedAt}">
  <meta itemprop="uploadDate" content="${video.publishedAt}">
  <link itemprop="embedUrl" href="${origin}/embed/${video.id}">
</div>
<script nonce="${nonce}">var ytInitialPlayerResponse = ${jsonText(response)};</script>`;
}

export function shortPage(video: SeedVideo): VideoPage {
  const [next = video] = relatedTo(video);
  return {
    title: video.title,
    canonical: `/shorts/${video.id}`,
    main: html`<ytd-shorts class="short">
  <ytd-reel-video-renderer class="short-player">
    ${player(video)}
  </ytd-reel-video-renderer>
  <h1>${video.title}</h1>
  ${ownerLine(findOwner(video))}
  <p><a href="/shorts/${next.id}" rel="next">Next short</a></p>
</ytd-shorts>`,
  };
}

export function playlistPage(playlist: SeedPlaylist, now: number): VideoPage {
  const owner = findOwner(playlist);
  const style = { ...resultStyle, element: 'ytd-playlist-video-renderer', playlistId: playlist.id };
  const videos = videosOn(playlist);
  return {
    title: playlist.title,
    canonical: `/playlist?list=${playlist.id}`,
    main: html`<ytd-browse page-subtype="playlist">
  <div class="banner">
    <img class="avatar-large" src="${avatar(owner)}" alt="">
    <div>
      <h1>${playlist.title}</h1>
      <p><a href="${channelPath(owner)}">${owner.title}</a></p>
      <p class="facts">${videos.length} ${videos.length === 1 ? 'video' : 'videos'} · ${playlist.description}</p>
    </div>
  </div>
  <h2 class="visually-hidden">Videos</h2>
  ${videos.length > 0 ? videoList(playlist.title, videos, style, now) : html`<p class="section">Nothing on it yet.</p>`}
</ytd-browse>`,
  };
}

export function channelPage(channel: SeedChannel, now: number): VideoPage {
  return {
    title: channel.title,
    canonical: `/channel/${channel.id}`,
    head: html`<link rel="alternate" type="application/rss+xml" title="RSS" href="${origin}/feeds/videos.xml?channel_id=${channel.id}">
    <meta property="og:type" content="profile">
    <meta itemprop="identifier" content="${channel.id}">`,
    main: html`<ytd-browse page-subtype="channels">
  <div class="banner">
    <img class="avatar-large" src="${avatar(channel)}" alt="">
    <div>
      <h1>${channel.title}</h1>
      <p class="facts">${channel.handle} · ${channel.subscriberCount.toLocaleString('en')} subscribers</p>
      <p>${channel.description}</p>
    </div>
  </div>
  <h2 class="section">Videos</h2>
  ${videoList('Videos', findVideos(channel), gridStyle, now)}
  <h2 class="section">Playlists</h2>
  <ul class="links">${findPlaylists(channel).map(
    (list) => html`<li><a href="/playlist?list=${list.id}">${list.title}</a></li>`,
  )}</ul>
</ytd-browse>`,
  };
}

export interface Query {
  readonly text: string;
  readonly sorting: Sorting;
  /** 400 unless the address says otherwise (`count=1000`, for measurements). */
  readonly count: number;
  readonly start: number;
}

export function resultsPage(query: Query, now: number): VideoPage {
  const found = search(query);
  const address = `/results?search_query=${encodeURIComponent(query.text)}`;
  const next = `${address}&start=${query.start + query.count}&count=40`;
  const button = (value: Sorting, text: string) =>
    html`<button name="sort" value="${value}" aria-pressed="${String(value === query.sorting)}">${text}</button>`;
  return {
    title: query.text,
    canonical: address,
    main: html`<ytd-search>
  <h1>Results for “${query.text}”</h1>
  <div class="toolbar" role="group" aria-label="Sort by">
    ${button('relevance', 'Relevance')} ${button('title', 'Title')} ${button('newest', 'Newest')}
  </div>
  <h2 class="visually-hidden">Videos</h2>
  ${videoList('Results', found, { ...resultStyle, next }, now)}
</ytd-search>`,
  };
}

export function unavailablePage(what: string): VideoPage {
  return {
    title: `${what} unavailable`,
    canonical: '/',
    main: html`<ytd-browse class="unavailable">
  <h1>This ${what} is not available</h1>
  <p><a href="/">To the start page</a></p>
</ytd-browse>`,
    status: 404,
  };
}
