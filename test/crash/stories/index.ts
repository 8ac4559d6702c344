import { actions, managedActions } from '../../../lib/actions';
import { createRandom } from '../random';
import { briefEventStory, eventStory, recordStories } from './calendar';
import { manyEventsStory, manyVideosStory } from './many';
import type { Story, StoryKind } from './story';
import {
  arrangedPlaylistsStory,
  briefPlaylistStory,
  channelStory,
  playlistStory,
  ratingStory,
  subscriptionStory,
  videoFileStory,
} from './video';

export type { Click, ManyAtOnce, Story } from './story';

const kinds: readonly StoryKind[] = [
  playlistStory,
  arrangedPlaylistsStory,
  briefPlaylistStory,
  ratingStory,
  subscriptionStory,
  videoFileStory,
  channelStory,
  eventStory,
  briefEventStory,
  ...recordStories,
  manyVideosStory,
  manyEventsStory,
];

/** One story of each kind, which together contain every action. */
export function roundOf(seed: number, number: number): Story[] {
  return kinds.map((kind, at) => kind(number, createRandom(seed, `story ${at} ${number}`)));
}

/** Actions that occur in no story: the crash test does not test them. */
export function findActionsWithoutStory(): string[] {
  const tested = new Set(roundOf(0, 0).flatMap(({ acts }) => acts.map(({ action }) => action)));
  return [...actions, ...managedActions].map(({ id }) => id).filter((id) => !tested.has(id));
}
