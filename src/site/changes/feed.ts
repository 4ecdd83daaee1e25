import { getRssString } from '@astrojs/rss';
import type { LanguageId } from '../../i18n/language.ts';
import { changesRest, pagePath } from '../address.ts';
import { messagesIn } from '../messages.ts';
import { allChanges, told } from './told-changes.ts';

/** The changes as an RSS feed in a language, the newest first; in goes the address at which the site stands. */
export async function feedOf(language: LanguageId, site: URL): Promise<string> {
  const { site: siteWords, changes: words } = await messagesIn(language);
  const page = new URL(pagePath(language, changesRest), site).href;
  const items = await Promise.all(
    allChanges().map(async (change) => {
      const { kind, says, clauses, date, id } = await told(change, language);
      return {
        title: `${clauses.map(({ name }) => name).join('; ')} · ${kind}`,
        description: says,
        link: `${page}#${id}`,
        pubDate: new Date(`${date}T00:00:00Z`),
      };
    }),
  );
  return getRssString({
    title: `${siteWords.name}: ${words.heading}`,
    description: words.description,
    site: page,
    items,
    trailingSlash: false,
    customData: `<language>${language}</language>`,
  });
}
