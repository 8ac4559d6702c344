import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyRules, VideoRule } from '../../../lib/video/shared/videoRules';

const video = {
  title: 'Tides at Quay',
  description: 'High and low.\n\nLinks:\nhttp://old.example/\n\nThank you.',
  tags: ['Sea', 'low water'],
};
const apply = (...rules: VideoRule[]) => applyRules(video, rules);
const replace = (find: string, replacement: string, ignoresCase = false): VideoRule => ({
  kind: 'replace',
  field: 'description',
  find,
  replacement,
  ignoresCase,
});

describe('rules', () => {
  it('replace a text wherever it stands, as it is written', () => {
    expect(apply(replace('http://old.example/', 'https://new.example/$1'))).toEqual({
      description: 'High and low.\n\nLinks:\nhttps://new.example/$1\n\nThank you.',
    });
    expect(apply(replace('HIGH', 'Deep'))).toEqual({});
    expect(apply(replace('HIGH', 'Deep', true)).description).toMatch(/^Deep and low/);
    expect(apply(replace('.', '$&', true))).toEqual({
      description: video.description.replaceAll('.', () => '$&'),
    });
    expect(applyRules({ description: 'İstanbul İ' }, [replace('i', 'x', true)])).toEqual({});
    expect(apply({ ...replace('Quay', 'the pier'), field: 'title' } as VideoRule)).toEqual({
      title: 'Tides at the pier',
    });
  });

  it('put a paragraph at an end once, and take it out again', () => {
    const text = 'Next concert:\nMay 1.';
    for (const at of ['top', 'end'] as const) {
      const added = applyRules(video, [{ kind: 'addParagraph', at, text }]);
      expect(added.description).toHaveLength(video.description.length + text.length + 2);
      expect(applyRules({ ...video, ...added }, [{ kind: 'addParagraph', at, text }])).toEqual({});
      const removed = applyRules({ ...video, ...added }, [{ kind: 'removeParagraph', text }]);
      expect(removed).toEqual({ description: video.description });
    }
    expect(apply({ kind: 'removeParagraph', text: 'Thank' })).toEqual({});
    expect(applyRules({ description: '' }, [{ kind: 'addParagraph', at: 'end', text }])).toEqual({
      description: text,
    });
  });

  it('add tags that are not there in any case of letters, and remove them so', () => {
    expect(apply({ kind: 'addTags', tags: ['sea', 'ebb ', 'Ebb'] }).tags?.slice(0, 3)).toEqual([
      'Sea',
      'low water',
      'ebb',
    ]);
    expect(apply({ kind: 'removeTags', tags: ['SEA', 'none'] })).toEqual({ tags: ['low water'] });
    expect(apply({ kind: 'removeTags', tags: ['none'] })).toEqual({});
  });

  it('of any text change nothing where they find nothing, and are the same a second time where they only remove', () => {
    const word = fc.constantFrom('a', 'b', '\n', '\n\n', ' ', 'ab');
    const texts = fc.array(word, { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        texts,
        texts.filter((text) => text !== ''),
        (description, text) => {
          const rule = { kind: 'removeParagraph', text } as const;
          const once = applyRules({ description }, [rule]).description ?? description;
          if (!`\n\n${description}\n\n`.includes(`\n\n${text}\n\n`)) expect(once).toBe(description);
          const rest = applyRules({ description: once }, [rule]).description ?? once;
          expect(rest.length).toBeLessThanOrEqual(once.length);
        },
      ),
    );
  });

  it('are parsed', () => {
    expect(VideoRule().safeParse(replace('', 'x')).success).toBe(false);
    expect(VideoRule().safeParse({ kind: 'script', text: 'x' }).success).toBe(false);
    expect(VideoRule().safeParse(replace('a', '')).success).toBe(true);
  });
});
