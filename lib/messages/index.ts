/**
 * Messages of surfaces to the background, and the types of their answers. The types of messages are derived from the
 * table in the background (`entrypoints/background/handlers/`); of that table nothing but types comes here.
 */
export * from '../views';
export * from './ask';
export * from './changes';
export * from './refusal';
export * from './sharedAnswers';
export * from './table';
export * from './topics';
