import { useEffect, useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { isForElsewhere } from '../../components/collection/useRowKeys';
import { Dialog } from '../../components/ui/Dialog';
import { Icon, type IconName } from '../../components/ui/Icon';
import { matches, useListbox } from '../../components/ui/useListbox';
import { type Answer, ask } from '../../lib/messages';
import { catalogue } from './methods/catalogue';
import type { SectionGroup } from './Sidebar';

/** What the palette leads to. */
interface Destination {
  key: string;
  label: string;
  /** Kind of it, in small text. */
  detail: string;
  icon: IconName;
  go: () => void;
}

interface PaletteProps {
  groups: readonly SectionGroup[];
  onClose: () => void;
}

/** Finds a section, a thing that the person owns, or a command by its name, and goes there. */
export function Palette({ groups, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const own = useFound(typed.trim());
  const commands = useMemo(() => getCommands(groups), [groups]);
  const sections = groups.flatMap((group) => group.sections);
  const found = [
    ...(typed.trim() === ''
      ? commands.filter(({ key }) => key.startsWith('section '))
      : isAddress(typed)
        ? []
        : commands
            .filter(({ label, detail }) => matches(`${label} ${detail}`, typed))
            .slice(0, mostCommands)),
    ...own.flatMap(({ collection, id, name }): Destination[] => {
      const path = recordPaths.get(collection) ?? collection;
      const section = sections.find((one) => one.id === path.split('/')[0]);
      if (section === undefined) return [];
      const go = () => goTo(`${path}/${encodeURIComponent(id)}`);
      return [{ key: `${collection} ${id}`, label: name, detail: section.title, icon: section.icon, go }];
    }),
  ];
  const pick = (index: number) => {
    onClose();
    found[index]?.go();
  };
  const listbox = useListbox({
    count: found.length,
    version: `${typed} ${found.length}`,
    first: 0,
    isOpen: true,
    onOpen: () => undefined,
    onPick: pick,
    onEscape: () => false,
  });
  return (
    <Dialog title={i18n.t('manager.goTo')} onClose={onClose}>
      <div class="stack palette">
        <input
          {...listbox.input}
          aria-label={i18n.t('manager.goTo')}
          placeholder={i18n.t('manager.goToHint')}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {found.length > 0 ? (
          <div {...listbox.list} role="listbox" aria-label={i18n.t('manager.goTo')}>
            {found.map(({ key, label, detail, icon }, index) => (
              <div key={key} {...listbox.option(index)}>
                <Icon name={icon} />
                <span class="grow one-line" dir="auto" title={label}>
                  {label}
                </span>
                <span class="small soft">{detail}</span>
              </div>
            ))}
          </div>
        ) : (
          <p class="soft" role="status">
            {i18n.t('manager.goToNothing')}
          </p>
        )}
      </div>
    </Dialog>
  );
}

const mostCommands = 12;

const isAddress = (text: string) => /^\s*https?:/i.test(text);

function goTo(address: string): void {
  location.hash = address;
}

/** Collections that are parts of a section: their addresses. */
const recordPaths = new Map([
  ['venues', 'records/venue'],
  ['organizers', 'records/organizer'],
  ['categories', 'records/category'],
  ['tags', 'records/tag'],
]);

/** Sections, pages and API calls. */
function getCommands(groups: readonly SectionGroup[]): Destination[] {
  const sections = groups.flatMap(({ title: detail, sections }) =>
    sections.map(({ id, title: label, icon }) => ({
      key: `section ${id}`,
      label,
      detail,
      icon,
      go: () => goTo(id),
    })),
  );
  const command = (label: string, icon: IconName, go: () => void): Destination => ({
    key: label,
    label,
    detail: i18n.t('manager.command'),
    icon,
    go,
  });
  const methods = Object.values(catalogue)
    .flatMap(Object.keys)
    .map((id) => ({
      key: `method ${id}`,
      label: id,
      detail: i18n.t('manager.methods'),
      icon: 'code' as const,
      go: () => goTo(`methods/${id}`),
    }));
  return [
    ...sections,
    command(i18n.t('common.settings'), 'settings', () => void ask('openOptions', {})),
    command(i18n.t('common.help'), 'help', () => void open('/help.html', '_blank', 'noopener')),
    ...methods,
  ];
}

/** What the person owns and the text names, from disk; what an address of their site shows, from there. */
function useFound(text: string): Answer<'findByName'> {
  const [found, setFound] = useState<{ text: string; rows: Answer<'findByName'> }>({ text: '', rows: [] });
  useEffect(() => {
    if (text === '') return;
    const asked = { isLatest: true };
    // Without an answer, sections and commands are found nevertheless
    const find = (answer: Promise<Answer<'findByName'>>) =>
      void answer.then(
        (rows) => asked.isLatest && setFound({ text, rows }),
        () => undefined,
      );
    if (!isAddress(text)) find(ask('findByName', { text }));
    // An address that is being typed is not asked for letter by letter
    const timer = isAddress(text)
      ? setTimeout(() => find(ask('findByAddress', { address: text })), 300)
      : undefined;
    return () => {
      asked.isLatest = false;
      clearTimeout(timer);
    };
  }, [text]);
  // The rows of the text before stay until those of this one are there
  return text === '' ? [] : found.rows;
}

/** Whether the palette is open, and a function that opens or closes it; Ctrl+K and / open it, too. */
export function usePalette(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      // A list takes the stroke for its own search
      const isStroke = event.key === '/' && !event.defaultPrevented && !isForElsewhere(event);
      if (!(isCommand || isStroke) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return [isOpen, setOpen];
}
