/**
 * Types of the answers of the background, with the lists of values that some have. Surfaces get them from `lib/messages`.
 */
export type { ActionId, EventFormData, FormOrganizer, RecordKind, Surface } from '../actions';
export type { CollectionId } from '../collections';
export * from './accessLog';
export * from './accounts';
export * from './apiCalls';
export * from './batches';
export * from './collections';
export * from './dataSizes';
export * from './events';
export * from './failure';
export * from './feeds';
export * from './frames';
export * from './jobs';
export * from './offers';
export * from './pageTexts';
export * from './pageWatch';
export * from './permissionWish';
export * from './playlists';
export * from './preferences';
export * from './quotas';
export * from './search';
export * from './uploads';
export * from './viewSettings';
