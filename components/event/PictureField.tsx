import { useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { PictureFile, SiteChoices } from '../../lib/messages';
import { dropBlob, leaveBlob } from '../../lib/messages/blobTransfer';
import { bytesText } from '../format/bytes';
import { fileChanged, toFailure } from '../hooks/useAnswer';
import { Button } from '../ui/Button';
import { FieldGroup, type FieldProps, TextField } from '../ui/Field';
import { Notice } from '../ui/Notice';
import { canShowPicture, canTransferFiles, FormPicture, StoredPicture } from './FormPicture';
import { PictureLibrary } from './PictureLibrary';

interface PictureFieldProps extends Omit<FieldProps, 'label' | 'hint'> {
  /** Origin of the site. */
  origin: string;
  value: string | PictureFile;
  /** @param alt the alternative text of a picture of the library */
  onChange: (value: string | PictureFile, alt?: string) => void;
  /** Media types and size in bytes that the site accepts; absent if the user may not upload. */
  limits: SiteChoices['pictures'];
  /** Private host of the picture's address: the picture will not be added. */
  leftOut?: string | undefined;
}

type Limits = NonNullable<SiteChoices['pictures']>;

/** The picture of an event: an address, or a file that is uploaded to the site's media library with the event. */
export function PictureField({ value, onChange, limits, leftOut, origin, ...field }: PictureFieldProps) {
  const [problem, setProblem] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  if (typeof value !== 'string')
    return (
      <ChosenFile
        picture={value}
        error={field.error}
        onRemove={() => {
          onChange('');
          // A blob that is left here is deleted with the other unclaimed blobs.
          dropBlob(value.file).catch(() => undefined);
        }}
      />
    );

  const choose = async (file: File, allowed: Limits) => {
    const found = await findFileProblem(file, allowed);
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
  /** A picture from the clipboard is a file; text goes into the field. */
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    if (!file || !limits || !canTransferFiles) return;
    event.preventDefault();
    void choose(file, limits);
  };
  return (
    <div class="stack" onPaste={paste}>
      {canShowPicture(value, origin) && <FormPicture value={value} origin={origin} />}
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
      {limits && canTransferFiles && (
        <div class="row">
          <Button small onClick={() => input.current?.click()}>
            {i18n.t('form.chooseFile')}
          </Button>
          <Button small expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {i18n.t('form.library')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept={limits.accepts.join(',')}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void choose(file, limits);
              // Without this, choosing the same file again would fire no `change` event.
              currentTarget.value = '';
            }}
          />
        </div>
      )}
      {isChoosing && (
        <PictureLibrary
          origin={origin}
          value={value}
          onChoose={(address, alt) => {
            setChoosing(false);
            setProblem(undefined);
            onChange(address, alt);
          }}
        />
      )}
    </div>
  );
}

/** Error message if the file cannot be used: wrong media type, too large, or not decodable. */
async function findFileProblem(file: File, { accepts, maximum }: Limits): Promise<string | undefined> {
  if (!accepts.includes(file.type)) return i18n.t('form.pictureKind');
  if (file.size > maximum) return i18n.t('form.pictureTooLarge', { size: bytesText(maximum) });
  try {
    // `createImageBitmap` throws the same error for a deleted file as for a file that is no picture.
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
  error: string | undefined;
  onRemove: () => void;
}

function ChosenFile({ picture, error, onRemove }: ChosenFileProps) {
  return (
    <FieldGroup label={i18n.t('form.image')} error={error}>
      <div class="row">
        <StoredPicture name={picture.file} />
        <span class="grow one-line" dir="auto" title={picture.name}>
          {picture.name}
        </span>
        <Button small onClick={onRemove}>
          {i18n.t('form.removePicture')}
        </Button>
      </div>
      <span class="soft small">{i18n.t('form.pictureGoesAlong')}</span>
    </FieldGroup>
  );
}
