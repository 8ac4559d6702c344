import { useMemo } from 'preact/hooks';
import { language } from '#i18n';

/**
 * `useMemo` for values with words in them, such as the columns of a list: made anew, too, once another language is
 * chosen.
 */
export const useWords = <Value>(make: () => Value, inputs: readonly unknown[]): Value =>
  useMemo(make, [...inputs, language()]);
