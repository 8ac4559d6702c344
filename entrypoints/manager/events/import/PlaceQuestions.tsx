import { i18n } from '#i18n';
import { SelectField } from '../../../../components/ui/SelectField';
import { newPlaces, type PlaceAnswers, placeKey, type Review } from '../../../../lib/eventReview/review';

interface PlaceQuestionsProps extends Pick<Review, 'forms' | 'known' | 'answers'> {
  onAnswer: (answers: PlaceAnswers) => void;
}

/** Asks whether a venue or organizer of the file is one of the site's with a similar name; once for all its events. */
export function PlaceQuestions({ forms, known, answers, onAnswer }: PlaceQuestionsProps) {
  const places = newPlaces(forms);
  const questions = (['venues', 'organizers'] as const)
    .flatMap((kind) => places[kind].map((place) => ({ key: placeKey(kind, place), name: place.name })))
    .flatMap(({ key, name }) => {
      const match = known.places.get(key);
      return match && !match.isSame && match.matches.length > 0 ? { key, name, matches: match.matches } : [];
    });
  const answer = (key: string, value: string) => {
    const next = new Map(answers);
    if (value === '') next.delete(key);
    else next.set(key, value === 'new' ? 'new' : Number(value));
    onAnswer(next);
  };
  return (
    <>
      {questions.map(({ key, name, matches }) => (
        <SelectField
          key={key}
          label={i18n.t('importEvents.question', { name })}
          value={String(answers.get(key) ?? '')}
          options={[
            ['', i18n.t('importEvents.choosePlace')],
            ...matches
              .slice(0, 5)
              .map(
                ({ id, name, detail }) => [String(id), [name, detail].filter(Boolean).join(', ')] as const,
              ),
            ['new', i18n.t('importEvents.asNew')],
          ]}
          onChoose={(value) => answer(key, value)}
        />
      ))}
    </>
  );
}
