import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page that shows something and does nothing. */
export const emptyPage = 'empty.html';

/** Copies the built extension, so that a build meanwhile disturbs nothing, and puts an empty page beside its own. */
export function copyExtension(built: string, folder: string): string {
  cpSync(built, folder, { recursive: true });
  const html = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Empty</title><p>Empty</p></html>';
  writeFileSync(join(folder, emptyPage), html);
  return folder;
}

/**
 * An extension whose worker does nothing but answer every message at once. On pages that match, it has a script that
 * does nothing at all.
 */
export function writeEmptyExtension(folder: string, matches?: string): string {
  mkdirSync(folder, { recursive: true });
  const manifest = {
    manifest_version: 3,
    name: 'Empty',
    version: '1',
    background: { service_worker: 'background.js', type: 'module' },
    action: {},
    permissions: ['alarms', 'scripting'],
    ...(matches === undefined ? {} : { content_scripts: [{ matches: [matches], js: ['page.js'] }] }),
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const worker =
    'chrome.runtime.onMessage.addListener((_message, _sender, answer) => answer({ ok: null }));\n';
  writeFileSync(join(folder, 'background.js'), worker);
  writeFileSync(join(folder, 'page.js'), '');
  return folder;
}
