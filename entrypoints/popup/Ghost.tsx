/** Skeleton of a subject while the page is read. */
export function Ghost() {
  return (
    <div class="stack" aria-hidden="true">
      <div class="subject-head">
        <span class="thumbnail ghost" />
        <div class="grow stack">
          <span class="ghost ghost-line" />
          <span class="ghost ghost-line ghost-short" />
        </div>
      </div>
      <span class="ghost ghost-button" />
    </div>
  );
}
