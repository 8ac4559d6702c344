import { useEffect, useState } from 'preact/hooks';

/** Content that was dropped onto the page: files, or text such as links. */
export type DropSource = { files: readonly File[] } | { text: string };

/**
 * Takes files and texts from elsewhere that are dropped anywhere on the page, except on a field, which takes them
 * itself.
 * @param onDrop has to be the same function at each render
 * @returns whether something that can be dropped is over the page
 */
export function useDrop(onDrop: (source: DropSource) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    let isOwn = false;
    const begin = () => {
      isOwn = true;
    };
    const end = () => {
      isOwn = false;
    };
    const isTaken = (event: DragEvent) => !isOwn && hasSource(event) && !isOnField(event);
    const follow = (event: DragEvent) => {
      if (!isTaken(event)) return setOver(false);
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!isTaken(event)) return;
      event.preventDefault();
      const source = readSource(event.dataTransfer);
      if (source) onDrop(source);
    };
    // A drag that begins in this page, such as of one of its links
    addEventListener('dragstart', begin);
    addEventListener('dragend', end);
    addEventListener('dragover', follow);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragstart', begin);
      removeEventListener('dragend', end);
      removeEventListener('dragover', follow);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [onDrop]);
  return isOver;
}

const textTypes = ['text/uri-list', 'text/plain'];

const hasSource = ({ dataTransfer }: DragEvent): boolean =>
  [...(dataTransfer?.types ?? [])].some((type) => type === 'Files' || textTypes.includes(type));

const isOnField = ({ target }: DragEvent): boolean =>
  target instanceof Element && target.closest('input, textarea') !== null;

function readSource(data: DataTransfer | null): DropSource | undefined {
  const files = [...(data?.files ?? [])];
  if (files.length > 0) return { files };
  const text = textTypes.map((type) => data?.getData(type) ?? '').find((found) => found.trim() !== '');
  return text === undefined ? undefined : { text };
}
