/**
 * What a surface may ask the background, and what it gets. Names and types only: the background holds the
 * schemas and who may ask what (`entrypoints/background/messaging/router.ts`).
 */
export * from './accounts';
export * from './ask';
export * from './batches';
export * from './dataSizes';
export * from './events';
export * from './failure';
export * from './frames';
export * from './jobs';
export * from './offers';
export * from './playlists';
export * from './table';
export * from './uploads';
