/** Limits of a video's texts (video API behaviour, section 5): title and tags in characters, description in bytes. */
export const videoLimits = { title: 100, description: 5000, tags: 500 } as const;

/** Length of a title in characters: Unicode code points. */
export const countTitle = (title: string): number => [...title].length;

/** Length of a description in bytes of UTF-8. */
export const countDescription = (description: string): number => new TextEncoder().encode(description).length;

/**
 * Length of all tags in characters, counted as one line: including the commas between tags, and the quotes around a tag
 * with a space (video API behaviour, section 5).
 */
export const countTags = (tags: readonly string[]): number =>
  [...tags.map((tag) => (tag.includes(' ') ? `"${tag}"` : tag)).join(',')].length;

/** Codes of what the platform would refuse about a video; each has a sentence, `fault.reason.CODE`. */
export const videoProblemCodes = [
  'titleMissing',
  'titleTooLong',
  'titleBrackets',
  'descriptionTooLong',
  'descriptionBrackets',
  'tagsTooLong',
  'tagsBrackets',
  'publishAtPast',
  'publishAtNotPrivate',
] as const;
export type VideoProblemCode = (typeof videoProblemCodes)[number];

/** The fields of a video that have rules; those left out are not checked. */
export interface CheckedVideoFields {
  title?: string | undefined;
  description?: string | undefined;
  tags?: readonly string[] | undefined;
  /** RFC 3339; null for none. */
  publishAt?: string | null | undefined;
  privacyStatus?: string | undefined;
  localizations?: Readonly<Record<string, { title: string; description: string }>> | undefined;
}

export interface VideoProblem {
  field: keyof CheckedVideoFields;
  code: VideoProblemCode;
}

const hasBrackets = (text: string) => /[<>]/.test(text);

/**
 * Finds what the platform would refuse about a video, at most one problem for each field.
 * @param now epoch milliseconds: a date of publication must lie after it, since with one in the past the video would be
 *   public at once
 */
export function findVideoProblems(fields: CheckedVideoFields, now: number): VideoProblem[] {
  const { title, description, tags, publishAt, privacyStatus, localizations = {} } = fields;
  const problems: VideoProblem[] = [];
  const check = (field: VideoProblem['field'], ...rules: Rule[]) => {
    const broken = rules.find(([isBroken]) => isBroken);
    if (broken !== undefined) problems.push({ field, code: broken[1] });
  };
  if (title !== undefined) check('title', ...titleRules(title));
  if (description !== undefined) check('description', ...descriptionRules(description));
  if (tags !== undefined)
    check(
      'tags',
      [countTags(tags) > videoLimits.tags, 'tagsTooLong'],
      [tags.some(hasBrackets), 'tagsBrackets'],
    );
  if (publishAt != null)
    check(
      'publishAt',
      [!(Date.parse(publishAt) > now), 'publishAtPast'],
      [privacyStatus !== undefined && privacyStatus !== 'private', 'publishAtNotPrivate'],
    );
  const rules = Object.values(localizations).flatMap((one) => [
    ...titleRules(one.title),
    ...descriptionRules(one.description),
  ]);
  check('localizations', ...rules);
  return problems;
}

type Rule = [isBroken: boolean, code: VideoProblemCode];

const titleRules = (title: string): Rule[] => [
  [title.trim() === '', 'titleMissing'],
  [countTitle(title) > videoLimits.title, 'titleTooLong'],
  [hasBrackets(title), 'titleBrackets'],
];

const descriptionRules = (description: string): Rule[] => [
  [countDescription(description) > videoLimits.description, 'descriptionTooLong'],
  [hasBrackets(description), 'descriptionBrackets'],
];
