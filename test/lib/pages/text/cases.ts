import type { TextCase } from './case';
import dutch from './dutch.json';
import english from './english.json';
import french from './french.json';
import german from './german.json';
import italian from './italian.json';
import japanese from './japanese.json';
import polish from './polish.json';
import portuguese from './portuguese.json';
import spanish from './spanish.json';

/** Announcements in nine languages, in the shapes in which venues, clubs and towns write them. */
export const textCases = [
  ...english,
  ...german,
  ...french,
  ...spanish,
  ...portuguese,
  ...italian,
  ...dutch,
  ...polish,
  ...japanese,
] as TextCase[];
