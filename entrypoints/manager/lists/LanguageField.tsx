import { useState } from 'preact/hooks';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { Combobox } from '../../../components/ui/Combobox';
import type { FieldProps } from '../../../components/ui/Field';

interface LanguageFieldProps extends FieldProps {
  /** BCP 47 code, or what was typed in its place; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A language by its name, out of those that the platform lists; the code of another one can be typed. */
export function LanguageField({ value, onChange, ...field }: LanguageFieldProps) {
  const { answer = [] } = useAnswer('languages', {});
  /** The text while it is being typed. */
  const [typed, setTyped] = useState<string>();
  const options = answer.map(({ code, name }) => ({ value: code, label: name, detail: code }));
  const picked = options.find((option) => option.value === value);
  const isNamed = typed !== undefined && findNamed(options, typed) !== undefined;
  return (
    <Combobox
      {...field}
      options={options}
      text={typed ?? picked?.label ?? value}
      isPicked={typed === undefined && picked !== undefined}
      isNamed={isNamed}
      onText={(text) => {
        setTyped(text);
        onChange(findNamed(options, text)?.value ?? text.trim());
      }}
      onPick={(option) => {
        setTyped(undefined);
        onChange(option.value);
      }}
      onLeave={() => setTyped(undefined)}
    />
  );
}

/** The option that a text is the name or the code of. */
function findNamed<Option extends { value: string; label: string }>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  const wanted = text.trim().toLowerCase();
  return options.find(({ value, label }) => [value, label].some((known) => known.toLowerCase() === wanted));
}
