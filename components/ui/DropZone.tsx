import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface DropZoneProps {
  onDrop: (files: readonly File[]) => void;
  children: ComponentChildren;
}

/** A part of a page that takes dropped files itself, as the field within does that they are shown in. */
export function DropZone({ onDrop, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard, the file field within does the same
    <div
      class={isOver ? 'drop-zone drop-zone-over' : 'drop-zone'}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        // The page as a whole takes files, too
        event.stopPropagation();
        setOver(true);
      }}
      onDragLeave={({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        onDrop(files);
      }}
    >
      {children}
    </div>
  );
}
