import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { TextField } from '../../components/ui/Field';

interface SearchFieldProps {
  /** Current search text; empty for all. */
  text: string;
  onSearch: (text: string) => void;
}

const pauseMilliseconds = 300;

/** A search field; `onSearch` is called after a pause in typing. */
export function SearchField({ text, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => onSearch(typed.trim()), pauseMilliseconds);
    return () => clearTimeout(timer);
  });
  return <TextField label={i18n.t('manager.search')} value={typed} onInput={setTyped} />;
}
