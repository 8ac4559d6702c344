import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { parseWholeNumber } from '../../components/format/parseWholeNumber';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { focusFirstInvalid, TextField } from '../../components/ui/Field';
import { FailureNotice, News, Notice } from '../../components/ui/Notice';
import { type Answer, ask, type DataSizes, sizeBounds } from '../../lib/messages';

const names = ['history', 'index'] as const satisfies (keyof DataSizes)[];
const labels: Record<keyof DataSizes, () => string> = {
  history: () => i18n.t('options.size.history'),
  index: () => i18n.t('options.size.index'),
};
const hints: Record<keyof DataSizes, (count: number) => string> = {
  history: (count) => i18n.t('options.sizeUsed.history', { count }),
  index: (count) => i18n.t('options.sizeUsed.index', { count }),
};

/** The form for the limits of the history and the playlist index, with their current sizes. */
export function DataSizesForm() {
  const sizes = useAnswer('dataSizes', {});
  return (
    <>
      {sizes.failure && <FailureNotice failure={sizes.failure} onRemedied={sizes.again} />}
      {sizes.answer && <Sizes sizes={sizes.answer} onChanged={sizes.again} />}
    </>
  );
}

function Sizes({ sizes, onChanged }: { sizes: Answer<'dataSizes'>; onChanged: () => void }) {
  const [typed, setTyped] = useState({
    history: String(sizes.history.most),
    index: String(sizes.index.most),
  });
  const [errors, setErrors] = useState<Partial<Record<keyof DataSizes, string>>>({});
  const [saved, setSaved] = useState<DataSizes>();
  const task = useTask(onChanged);

  const save = (event: Event) => {
    event.preventDefault();
    setSaved(undefined);
    const [history, index] = names.map((name) => parseSize(name, typed[name]));
    setErrors({
      history: history === undefined ? getError('history') : undefined,
      index: index === undefined ? getError('index') : undefined,
    });
    if (history === undefined || index === undefined)
      return focusFirstInvalid(event.currentTarget as HTMLFormElement);
    void task.start('sizes', async () => {
      await ask('setDataSizes', { history, index });
      setSaved({ history, index });
    });
  };
  return (
    <form class="stack" noValidate onSubmit={save}>
      {names.map((name) => (
        <TextField
          key={name}
          label={labels[name]()}
          hint={hints[name](sizes[name].used)}
          value={typed[name]}
          onInput={(value) => setTyped({ ...typed, [name]: value })}
          error={errors[name]}
          required
        />
      ))}
      <div class="row">
        <Button type="submit" busy={task.busy === 'sizes'}>
          {i18n.t('options.sizeSave')}
        </Button>
      </div>
      <News task={task}>
        {saved && !task.busy && !task.failure && (
          <Notice tone="good">
            {i18n.t('options.sizeSaved', { entries: saved.history, items: saved.index })}
          </Notice>
        )}
      </News>
    </form>
  );
}

/** Parses a whole number; undefined if it is outside of the bounds. */
function parseSize(name: keyof DataSizes, typed: string): number | undefined {
  const size = parseWholeNumber(typed);
  const { least, most } = sizeBounds[name];
  return size !== undefined && size >= least && size <= most ? size : undefined;
}

function getError(name: keyof DataSizes): string {
  const { least, most } = sizeBounds[name];
  return i18n.t('options.sizeOdd', { least, most });
}
