import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { PictureFile, SiteChoices } from '../../lib/messages';
import { dropBlob, leaveBlob, openBlob } from '../../lib/messages/blobTransfer';
import { bytesText } from '../format/bytes';
import { fileChanged, toFailure } from '../hooks/useAnswer';
import { Button } from '../ui/Button';
import { type FieldProps, TextField } from '../ui/Field';
import { Notice } from '../ui/Notice';

interface PictureFieldProps extends Omit<FieldProps, 'label' | 'hint'> {
  value: string | PictureFile;
  onChange: (value: string | PictureFile) => void;
  /** What the site takes of a file; absent where one's user may not upload. */
  limits: SiteChoices['pictures'];
  /** The host of an address whose picture will be left out. */
  leftOut?: string | undefined;
}

type Limits = NonNullable<SiteChoices['pictures']>;

/**
 * A file is handed over by way of the disk, and a frame in somebody else's page may be given a disk of its own, which
 * the background does not see.
 */
const canHandOver = window.parent === window;

/** The picture of an event: an address, or a file, which goes to the site's library with the event. */
export function PictureField({ value, onChange, limits, leftOut, ...field }: PictureFieldProps) {
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  if (typeof value !== 'string')
    return (
      <ChosenFile
        picture={value}
        onRemove={() => {
          onChange('');
          // If it stays, it is swept away with what nobody came for.
          dropBlob(value.file).catch(() => undefined);
        }}
      />
    );

  const choose = async (file: File, allowed: Limits) => {
    const found = await problemOf(file, allowed);
    setProblem(found);
    if (found !== undefined) return;
    try {
      const name = `picture|${crypto.randomUUID()}`;
      await leaveBlob(name, file);
      onChange({ file: name, name: file.name });
    } catch (error) {
      const { reason, text } = toFailure(error);
      setProblem(reason === fileChanged ? text : i18n.t('form.pictureNotKept'));
    }
  };
  return (
    <div class="stack">
      <TextField
        {...field}
        label={i18n.t('form.image')}
        type="url"
        value={value}
        onInput={(address) => {
          setProblem(undefined);
          onChange(address);
        }}
        hint={i18n.t(limits ? 'form.imageHint' : 'form.imageFromLibrary')}
        error={field.error ?? problem}
      />
      {leftOut && <Notice tone="warn">{i18n.t('form.picturePrivate', { address: leftOut })}</Notice>}
      {limits && canHandOver && (
        <div class="row">
          <Button small onClick={() => input.current?.click()}>
            {i18n.t('form.chooseFile')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept={limits.accepts.join(',')}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void choose(file, limits);
              // Chosen once more, the same file is a change again.
              currentTarget.value = '';
            }}
          />
        </div>
      )}
    </div>
  );
}

/** In words, what keeps a file from being the picture: its kind, its size, or that it cannot be drawn. */
async function problemOf(file: File, { accepts, maximum }: Limits): Promise<string | undefined> {
  if (!accepts.includes(file.type)) return i18n.t('form.pictureKind');
  if (file.size > maximum) return i18n.t('form.pictureTooLarge', { size: bytesText(maximum) });
  try {
    // The bitmap would say the same of a file that is gone as of one that is no picture.
    const bytes = await file.arrayBuffer();
    (await createImageBitmap(new Blob([bytes], { type: file.type }))).close();
    return undefined;
  } catch (error) {
    const { reason, text } = toFailure(error);
    if (reason === fileChanged) return text;
    return i18n.t('form.pictureBroken');
  }
}

interface ChosenFileProps {
  picture: PictureFile;
  onRemove: () => void;
}

function ChosenFile({ picture, onRemove }: ChosenFileProps) {
  const address = useParcelAddress(picture.file);
  return (
    <fieldset class="field">
      <legend class="field-label">{i18n.t('form.image')}</legend>
      <div class="row">
        {address ? (
          <img class="thumbnail" src={address} alt="" />
        ) : (
          <span class="thumbnail" aria-hidden="true" />
        )}
        <span class="grow one-line">{picture.name}</span>
        <Button small onClick={onRemove}>
          {i18n.t('form.takeOutPicture')}
        </Button>
      </div>
      <span class="soft small">{i18n.t('form.pictureGoesAlong')}</span>
    </fieldset>
  );
}

/** Where the page can draw a stored file from; undefined until it is known, and where it is gone. */
function useParcelAddress(name: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isWanted = true;
    const show = (bytes: Blob | undefined) => {
      if (!isWanted || bytes === undefined) return;
      made = URL.createObjectURL(bytes);
      setAddress(made);
    };
    openBlob(name).then(show, () => undefined);
    return () => {
      isWanted = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [name]);
  return address;
}
