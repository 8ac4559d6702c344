/** Address of a video's thumbnail, 120 × 90 pixels: the smallest that the platform has. */
export const thumbnailAddress = (videoId: string): string => `https://i.ytimg.com/vi/${videoId}/default.jpg`;
