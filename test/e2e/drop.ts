import type { Page } from '@playwright/test';

/** Drags files over a page of ours, or drops them onto it, each with some bytes of content. */
export const dragFiles = (page: Page, event: 'dragover' | 'drop', files: DraggedFile[]) =>
  page.evaluate(
    ({ event, files }) => {
      const dataTransfer = new DataTransfer();
      for (const { name, type, content } of files)
        dataTransfer.items.add(new File([content], name, { type }));
      const main = document.querySelector('main');
      main?.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
    },
    { event, files },
  );

interface DraggedFile {
  name: string;
  type: string;
  content: string;
}
