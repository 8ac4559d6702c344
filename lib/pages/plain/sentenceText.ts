/** Between two sentences: not behind the full stop of a number, as in '14. Juli', or of one letter. */
export const sentenceEnd = /(?<=[\p{L}\d)][\p{L})][.!?])\s+(?=[¡¿"“„«]?\p{Lu})|(?<=。)/u;

/** The sentence of a text in which a part of it begins. */
export function findSentenceAt(text: string, from: number): string {
  let begin = 0;
  for (const sentence of text.split(sentenceEnd)) {
    const at = text.indexOf(sentence, begin);
    if (at + sentence.length > from) return sentence;
    begin = at + sentence.length;
  }
  return text;
}
