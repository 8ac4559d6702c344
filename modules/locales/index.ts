import { addViteConfig, defineWxtModule } from 'wxt/modules';
import { browserMessages, pseudoLanguages, readCatalogue, realLanguages, typesOf } from './catalogue';

/**
 * The catalogues of `locales/` in a build: the types of their messages, the manifest's texts in `_locales`, and a file
 * for each language but English, which is built in. The pseudo-languages are in the sandbox's build alone.
 */
export default defineWxtModule((wxt) => {
  const real = realLanguages();
  const made = process.env.WXT_PROFILE === 'sandbox' ? Object.keys(pseudoLanguages) : [];
  const languages = [...real, ...made];
  addViteConfig(wxt, () => ({ define: { 'import.meta.env.LANGUAGES': JSON.stringify(languages) } }));
  wxt.hooks.hook('prepare:types', (_, entries) => {
    entries.push({ path: 'types/catalogue.d.ts', text: typesOf(readCatalogue('en')), tsReference: true });
  });
  wxt.hooks.hook('build:publicAssets', (_, files) => {
    for (const language of real)
      files.push({
        relativeDest: `_locales/${language.replace('-', '_')}/messages.json`,
        contents: JSON.stringify(browserMessages(readCatalogue(language))),
      });
    for (const language of languages.filter((each) => each !== 'en'))
      files.push({ relativeDest: `locales/${language}.ftl`, contents: readCatalogue(language) });
  });
});
