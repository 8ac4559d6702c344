/**
 * Messages of surfaces to the background, and their answers. Their types are derived from the table of messages in the
 * background (`entrypoints/background/handlers/`); of that table nothing but types comes here.
 */
export * from './accessLog';
export * from './accounts';
export * from './apiCalls';
export * from './ask';
export * from './batches';
export * from './collections';
export * from './dataSizes';
export * from './events';
export * from './failure';
export * from './frames';
export * from './jobs';
export * from './offers';
export * from './permissionWish';
export * from './playlists';
export * from './preferences';
export * from './table';
export * from './uploads';
export * from './viewSettings';
