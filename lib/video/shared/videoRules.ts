import * as z from 'zod/mini';
import { replacementFields, replaceText } from '../../shared/replaceText';
import type { StoredVideoFields, VideoField } from './videoFields';

const textField = () => z.enum(['title', 'description']);
const text = () => z.string().check(z.minLength(1), z.maxLength(5_000));
const tagList = () => z.array(z.string().check(z.minLength(1), z.maxLength(500))).check(z.maxLength(100));

/** Schema of a change that is worked out from what a video says at the moment when it is made. */
export const VideoRule = () =>
  z.discriminatedUnion('kind', [
    /** Replaces a text wherever it stands. */
    z.strictObject({ kind: z.literal('replace'), field: textField(), ...replacementFields() }),
    /** Puts a paragraph at an end of the description, unless it is there already. */
    z.strictObject({ kind: z.literal('addParagraph'), at: z.enum(['top', 'end']), text: text() }),
    /** Takes a paragraph out of the description, wherever it stands. */
    z.strictObject({ kind: z.literal('removeParagraph'), text: text() }),
    z.strictObject({ kind: z.literal('addTags'), tags: tagList() }),
    z.strictObject({ kind: z.literal('removeTags'), tags: tagList() }),
  ]);
export type VideoRule = z.output<ReturnType<typeof VideoRule>>;

/** The field that a rule changes. */
export function getRuleField(rule: VideoRule): VideoField {
  if (rule.kind === 'replace') return rule.field;
  return rule.kind === 'addTags' || rule.kind === 'removeTags' ? 'tags' : 'description';
}

/** The fields as the rules leave them, one after the other; those that no rule changes are left out. */
export function applyRules(
  fields: StoredVideoFields,
  rules: readonly VideoRule[],
): Pick<StoredVideoFields, 'title' | 'description' | 'tags'> {
  const texts = { title: fields.title ?? '', description: fields.description ?? '' };
  let tags = fields.tags ?? [];
  for (const rule of rules) {
    if (rule.kind === 'addTags') tags = addTags(tags, rule.tags);
    else if (rule.kind === 'removeTags') tags = removeTags(tags, rule.tags);
    else {
      const field = rule.kind === 'replace' ? rule.field : 'description';
      texts[field] = changeText(texts[field], rule);
    }
  }
  return {
    ...(texts.title !== (fields.title ?? '') && { title: texts.title }),
    ...(texts.description !== (fields.description ?? '') && { description: texts.description }),
    ...(tags.join('\n') !== (fields.tags ?? []).join('\n') && { tags: [...tags] }),
  };
}

function changeText(from: string, rule: VideoRule): string {
  switch (rule.kind) {
    case 'replace':
      return replaceText(from, rule);
    case 'addParagraph':
      return addParagraph(from, rule.text, rule.at);
    case 'removeParagraph':
      return removeParagraph(from, rule.text);
    default:
      return from;
  }
}

const toParagraphs = (from: string) => from.split('\n\n');

function addParagraph(from: string, text: string, at: 'top' | 'end'): string {
  if (from === '') return text;
  const isThere =
    at === 'top' ? `${from}\n\n`.startsWith(`${text}\n\n`) : `\n\n${from}`.endsWith(`\n\n${text}`);
  if (isThere) return from;
  return at === 'top' ? `${text}\n\n${from}` : `${from}\n\n${text}`;
}

/** A paragraph of several parts is taken out where they follow each other. */
function removeParagraph(from: string, text: string): string {
  const [all, gone] = [toParagraphs(from), toParagraphs(text)];
  const kept: string[] = [];
  for (let at = 0; at < all.length; ) {
    if (gone.every((part, index) => all[at + index] === part)) at += gone.length;
    else kept.push(all[at++] ?? '');
  }
  return kept.length === all.length ? from : kept.join('\n\n');
}

/** Tags differ if they do so in more than the case of letters: the platform takes no others for two. */
const toKey = (tag: string) => tag.trim().toLowerCase();

function addTags(tags: readonly string[], added: readonly string[]): string[] {
  const known = new Set(tags.map(toKey));
  return [...tags, ...added.map((tag) => tag.trim()).filter((tag) => !known.has(toKey(tag)))];
}

function removeTags(tags: readonly string[], gone: readonly string[]): string[] {
  const keys = new Set(gone.map(toKey));
  return tags.filter((tag) => !keys.has(toKey(tag)));
}
