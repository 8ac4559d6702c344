const prefix = 'https://www.googleapis.com/auth/';

/** The scopes a client can ask for (video API behaviour, section 9), and how the consent page words them. */
export const scopes: Readonly<Record<string, string>> = {
  [`${prefix}youtube`]: 'Manage your video account',
  [`${prefix}youtube.force-ssl`]: 'See, edit and delete your videos, ratings, comments and playlists',
  [`${prefix}youtube.readonly`]: 'See your video account',
  [`${prefix}youtube.upload`]: 'Upload and manage your videos',
  [`${prefix}youtubepartner`]: 'See and manage your video assets as a partner',
  [`${prefix}youtubepartner-channel-audit`]: 'See private details of your channel during a partner review',
  [`${prefix}youtube.channel-memberships.creator`]: 'See the members of your channel and their levels',
  openid: 'Know who you are on this service',
  email: 'See your email address',
  profile: 'See your name and picture',
};
