import { useEffect, useState } from 'preact/hooks';
import { language } from '#i18n';
import privacy from '../../docs/PRIVACY.md?raw';
import setUp from '../../docs/set-up.md?raw';
import troubleshooting from '../../docs/troubleshooting.md?raw';
import units from '../../docs/units.md?raw';
import { ask } from '../../lib/messages';

/**
 * The guides in English: `locales/en/help/` with the labels filled in, as they are also read outside of the product.
 */
const english = { troubleshooting, 'set-up': setUp, units, privacy };
type GuideName = keyof typeof english;

/** A guide in the current language, or in English where that language lacks it. */
export interface Guide {
  text: string;
  isEnglish: boolean;
}

/** Attributes of an element whose text is English in every language. */
export const inEnglish = { lang: 'en', dir: 'ltr' } as const;

/** The guides; undefined while those of the current language are read. */
export function useGuides(): Record<GuideName, Guide> | undefined {
  const spoken = language();
  const [translated, setTranslated] = useState<{ into: string; texts: Record<string, string> }>();
  useEffect(() => {
    if (spoken === 'en') return;
    // English is better than a page without help.
    const answer = ask('guides', { language: spoken }).catch(() => ({}));
    void answer.then((texts) => setTranslated({ into: spoken, texts }));
  }, [spoken]);
  if (spoken !== 'en' && translated?.into !== spoken) return undefined;
  const texts = spoken === 'en' ? {} : translated?.texts;
  const toGuide = (name: GuideName): Guide => {
    const text = texts?.[name];
    return text === undefined ? { text: english[name], isEnglish: true } : { text, isEnglish: false };
  };
  return {
    troubleshooting: toGuide('troubleshooting'),
    'set-up': toGuide('set-up'),
    units: toGuide('units'),
    privacy: toGuide('privacy'),
  };
}
