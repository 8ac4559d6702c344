import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { TextField } from '../../components/ui/Field';

interface SearchFieldProps {
  /** What is searched for; empty for all. */
  words: string;
  onSearch: (words: string) => void;
}

const pauseMilliseconds = 300;

/** Words that the background searches for, once the typing pauses. */
export function SearchField({ words, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(words);
  useEffect(() => {
    if (typed.trim() === words) return;
    const timer = setTimeout(() => onSearch(typed.trim()), pauseMilliseconds);
    return () => clearTimeout(timer);
  });
  return <TextField label={i18n.t('manager.search')} value={typed} onInput={setTyped} />;
}
