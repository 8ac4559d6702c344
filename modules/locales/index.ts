import { addViteConfig, defineWxtModule } from 'wxt/modules';
import { browserMessages, pseudoLanguages, readCatalogue, realLanguages, writeTypes } from './catalogue';
import { readGuides } from './guides';

/**
 * WXT module that adds the catalogues of `locales/` to a build: types of the messages, `_locales` for the manifest,
 * and two files for each language except English, which is built in: its messages, and its guides. Pseudo-languages
 * are added to the sandbox build only.
 */
export default defineWxtModule((wxt) => {
  const real = realLanguages();
  const made = process.env.WXT_PROFILE === 'sandbox' ? Object.keys(pseudoLanguages) : [];
  const languages = [...real, ...made];
  addViteConfig(wxt, () => ({ define: { 'import.meta.env.LANGUAGES': JSON.stringify(languages) } }));
  wxt.hooks.hook('prepare:types', (_, entries) => {
    entries.push({ path: 'types/catalogue.d.ts', text: writeTypes(readCatalogue('en')), tsReference: true });
  });
  wxt.hooks.hook('build:publicAssets', (_, files) => {
    for (const language of real)
      files.push({
        relativeDest: `_locales/${language.replace('-', '_')}/messages.json`,
        contents: JSON.stringify(browserMessages(readCatalogue(language))),
      });
    for (const language of languages.filter((each) => each !== 'en'))
      files.push(
        { relativeDest: `locales/${language}.ftl`, contents: readCatalogue(language) },
        { relativeDest: `locales/${language}.json`, contents: JSON.stringify(readGuides(language)) },
      );
  });
});
