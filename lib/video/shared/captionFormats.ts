/** Formats that caption tracks can be downloaded in; each is the ending of its files, too. */
export const captionFormats = ['srt', 'vtt', 'sbv', 'ttml', 'scc'] as const;
export type CaptionFormat = (typeof captionFormats)[number];
