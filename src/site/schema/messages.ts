import { z } from 'zod';
import { bonusNames, grounds, reasons } from '../../engine/index.ts';
import { cardWords, labWords, rankWords, widgetWords } from '../../widgets/words.ts';
import { line } from './inLanguages.ts';
import { sectionGroups } from './section.ts';
import { startParts } from './start.ts';

function texts<Key extends string>(...keys: Key[]) {
  return z.record(z.enum(keys), line);
}

/**
 * `content/messages/<language>.yaml`: every text of the interface, in groups by the place where it stands. Texts with braces are ICU
 * message patterns. A key that one language lacks, or that no page knows, is an error.
 */
export const messagesSchema = z.strictObject({
  site: texts(
    'name',
    'tagline',
    'skip',
    'home',
    'language',
    'dark',
    'rulesets',
    'licences',
    'licenceTexts',
    'licenceCode',
  ),
  choice: texts('continue', 'description'),
  home: texts(
    'heading',
    'lead',
    'tonight',
    'tonightText',
    'tonightAnother',
    'question',
    'questionText',
    'wrong',
    'cite',
    'citeText',
    'citeBooks',
    'try',
    'tryText',
    'rulesets',
    'tryLink',
  ),
  ruleset: texts(
    'players',
    'playersRange',
    'sections',
    'clauses',
    'contents',
    'unwritten',
    'description',
    ...sectionGroups,
    'minutes',
  ),
  section: texts(
    'clauses',
    'unwritten',
    'clauseUnwritten',
    'reading',
    'example',
    'try',
    'previous',
    'next',
    'contents',
    'neighbours',
    'path',
    'description',
  ),
  clause: texts(
    'name',
    'actions',
    'citation',
    'link',
    'wording',
    'page',
    'copied',
    'failed',
    'here',
    'cited',
    'assigned',
    'assignedSection',
  ),
  clausePage: texts(
    'languages',
    'source',
    'examples',
    'moreExamples',
    'tryIt',
    'refersTo',
    'referredBy',
    'previous',
    'next',
    'neighbours',
    'inSection',
  ),
  standing: texts('heading', 'restatement', 'source', 'author', 'translator', 'edition', 'language'),
  table: texts('cardValues', 'minimums', 'bonuses', 'below', 'from'),
  bonus: texts(...bonusNames),
  about: texts('game', 'players', 'needs', 'differs'),
  parameters: texts('heading', 'lead', 'clause', 'yes', 'no'),
  glossary: texts('heading', 'lead', 'description', 'letters', 'also', 'own', 'coined', 'clauses'),
  status: texts('heading', 'lead', 'description', 'source', 'fresh', 'stale', 'missing', 'none', 'summary', 'note'),
  start: texts(
    'invitation',
    'title',
    'description',
    'lead',
    'from',
    ...startParts,
    'later',
    'laterText',
    'seatingText',
    'fromTitle',
    'fromDescription',
    'fromLead',
    'fromTable',
    'highestMinimum',
  ),
  notFound: texts('heading', 'text', 'link'),
  cards: texts(...cardWords),
  ranks: texts(...rankWords),
  widgets: texts(...widgetWords),
  labs: texts(...labWords),
  reasons: texts(...reasons),
  grounds: texts(...grounds),
});

export type Messages = z.infer<typeof messagesSchema>;
