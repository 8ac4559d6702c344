import { language } from '#i18n';
import { toSentenceSpace } from '../../lib/shared/sentences';

/** What stands between two sentences in the current language. */
export const sentenceSpace = (): string => toSentenceSpace(language());

/** Sentences one after the other; those that are not there are left out. */
export const sentencesText = (...sentences: (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(sentenceSpace());
