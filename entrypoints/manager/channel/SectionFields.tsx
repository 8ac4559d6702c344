import { i18n } from '#i18n';
import { Checkbox } from '../../../components/ui/Checkbox';
import { FieldGroup, TextField } from '../../../components/ui/Field';
import { SelectField } from '../../../components/ui/SelectField';

/** What a person can choose of a section. */
export interface SectionContents {
  title: string;
  playlists: readonly string[];
}

/** Whether a section of this type has a title and several playlists. */
const isMultiple = (type: string) => type === 'multiplePlaylists';

/** Whether the contents of a section of this type can be chosen here; those of channels cannot. */
export const hasContents = (type: string): boolean => type === 'singlePlaylist' || isMultiple(type);

/** Whether nothing is missing for a section of this type. */
export const isComplete = (type: string, { title, playlists }: SectionContents): boolean =>
  !hasContents(type) || (playlists.length > 0 && (!isMultiple(type) || title.trim() !== ''));

/** The contents that a section of this type has. */
export function toContents(type: string, { title, playlists }: SectionContents) {
  if (!hasContents(type)) return { title: '', playlists: [] };
  return isMultiple(type)
    ? { title: title.trim(), playlists: [...playlists] }
    : { title: '', playlists: playlists.slice(0, 1) };
}

interface SectionFieldsProps {
  type: string;
  contents: SectionContents;
  playlists: readonly { playlistId: string; title: string }[];
  onChange: (contents: SectionContents) => void;
}

/** The fields of a section: its playlist, or its title and its playlists; none for other types. */
export function SectionFields({ type, contents, playlists, onChange }: SectionFieldsProps) {
  const { title, playlists: chosen } = contents;
  if (!hasContents(type)) return null;
  if (!isMultiple(type))
    return (
      <SelectField
        label={i18n.t('channel.playlist')}
        value={chosen[0] ?? ''}
        options={playlists.map((playlist) => [playlist.playlistId, playlist.title] as const)}
        onChoose={(playlistId) => onChange({ title, playlists: [playlistId] })}
      />
    );
  return (
    <>
      <TextField
        label={i18n.t('channel.sectionTitle')}
        value={title}
        onInput={(typed) => onChange({ title: typed, playlists: chosen })}
        required
      />
      <FieldGroup label={i18n.t('channel.playlists')}>
        {playlists.map(({ playlistId, title: name }) => (
          <Checkbox
            key={playlistId}
            checked={chosen.includes(playlistId)}
            onChange={(isOn) => {
              const others = chosen.filter((one) => one !== playlistId);
              onChange({ title, playlists: isOn ? [...others, playlistId] : others });
            }}
          >
            {name}
          </Checkbox>
        ))}
      </FieldGroup>
    </>
  );
}
