import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  type FaultKind,
  faultKindList,
  faultOccurs,
  type RulesetId,
  rulesetIds,
  usualRuleset,
} from '../../src/engine/index.ts';
import { type LanguageId, languageIds } from '../../src/i18n/language.ts';
import { storiesSchema } from '../../src/site/schema/table-talk.ts';
import { accountsOf, faultFinder, type Story, taughtBy } from '../../src/site/table-talk/fault-finder.ts';
import { perhapsNone } from '../../src/site/table-talk/perhaps-none.ts';
import { readStories, readTableTalk, readWords } from '../../src/site/table-talk/read-talk.ts';
import { ruledWords } from '../content/ruled-words.ts';

// What players begin to type when something has gone wrong, and the fault it is. The stories were written by people who had not seen the
// guide's words. The guide learns from the open ones, so that here each of them is heard by what the others teach. Those in the files called
// sealed teach nothing, and nobody reads them who works on those words.

/** How many faults a phone shows above its keyboard. */
const inSight = 3;
const leastInSight = 0.95;
const leastOnTop = 0.8;

const talk = await readTableTalk();

function kindsIn(ruleset: RulesetId): readonly FaultKind[] {
  const settled = usualRuleset(ruleset);
  return faultKindList.filter((kind) => faultOccurs(settled, kind));
}

const finders = new Map(languageIds.map((language) => [language, faultFinder(talk, language, languageIds)]));

function found(typed: string, ruleset: RulesetId, language: LanguageId): readonly FaultKind[] {
  return (
    finders
      .get(language)?.(typed, kindsIn(ruleset))
      .faults.map(({ kind }) => kind) ?? []
  );
}

/** Into so many parts the stories are divided, each of which is heard by what the others teach. */
const parts = 5;
const stories: readonly (Story & { readonly ruleset: RulesetId })[] = (
  await Promise.all(
    languageIds.map(async (language) => (await readStories(language)).map((story) => ({ ...story, language }))),
  )
).flat();
const words = await readWords();
const accounts = accountsOf(stories, words);
/** For each part the table talk that knows nothing of it. */
const taught = Array.from({ length: parts }, (_, part) =>
  taughtBy(
    accounts.filter((_account, at) => at % parts !== part),
    words,
  ),
);

describe.each(languageIds)('stories told in %s, none of which has been learned from', (language) => {
  test('have the right fault among the first three, and mostly on top', () => {
    const finders = taught.map((talkWithout) => faultFinder(talkWithout, language, languageIds));
    const places = stories.flatMap(({ language: told, ruleset, fault, says }, at) => {
      if (told !== language) return [];
      const heard = finders[at % parts]?.(says, kindsIn(ruleset)).faults ?? [];
      return [heard.findIndex(({ kind }) => fault.includes(kind))];
    });
    const share = (most: number) => places.filter((place) => place >= 0 && place < most).length / places.length;
    expect(places.length).toBeGreaterThanOrEqual(225);
    expect(share(inSight)).toBeGreaterThanOrEqual(leastInSight);
    expect(share(1)).toBeGreaterThanOrEqual(leastOnTop);
  });
});

describe.each(languageIds)('sealed stories told in %s', (language) => {
  test('have the right fault among the first three, and mostly on top', async () => {
    const sealed = storiesSchema.parse(parse(await readFile(`test/referee/stories/${language}.sealed.yaml`, 'utf8')));
    const places = sealed.map(({ ruleset, fault, says }) =>
      found(says, ruleset, language).findIndex((kind) => fault.includes(kind)),
    );
    const share = (most: number) => places.filter((place) => place >= 0 && place < most).length / places.length;
    expect(places.length).toBeGreaterThanOrEqual(75);
    expect(share(inSight)).toBeGreaterThanOrEqual(leastInSight);
    expect(share(1)).toBeGreaterThanOrEqual(leastOnTop);
  });
});

/** What referees type, as they hear it at the table: inflected and short. */
const incidents: Readonly<Record<LanguageId, readonly (readonly [typed: string, kind: FaultKind])[]>> = {
  fi: [
    ['pelaaja nosti kaksi korttia pakasta', 'drew-extra'],
    ['liikaa kortteja nostettu', 'drew-extra'],
    ['kortti putosi lattialle kuvapuoli ylöspäin', 'card-exposed'],
    ['avauksessa ei ollut tarpeeksi pisteitä', 'opening-short'],
    ['heitti ilman nostoa', 'discard-without-draw'],
    ['heitti kaksi korttia', 'several-discards'],
    ['otti avopakan väärin', 'took-pile-wrongly'],
    ['liian monta jokeria canastassa', 'excess-wild'],
    ['lopetti vaikka pari sanoi ei', 'out-after-no'],
    ['unohti laskea punaisen kolmosen', 'red-three-not-laid'],
    ['nosti ennen vuoroaan', 'drew-out-of-turn'],
    ['pöytäsi ennen vuoroaan', 'meld-out-of-turn'],
    ['väärä jakaja', 'dealt-out-of-turn'],
    ['jaettiin liian monta korttia', 'wrong-hand-size'],
    ['pisteet laskettiin väärin', 'score-error'],
    ['näki pakan seuraavan kortin', 'saw-stock-card'],
    ['juttelivat pelistä', 'table-talk'],
    ['punainen kolmonen heitetty', 'red-three-discarded'],
    ['luvan saatuaan ei voinutkaan lopettaa', 'cannot-go-out'],
    ['osa pakasta jäi pöydälle', 'pile-cards-left'],
    ['väärä lopetus', 'cannot-go-out'],
  ],
  sv: [
    ['hon lade ut fel meld och nästa spelare har redan dragit', 'improper-meld'],
    ['drog tre kort', 'drew-extra'],
    ['tog upp för många kort', 'drew-extra'],
    ['tappade ett kort på golvet', 'card-exposed'],
    ['för få poäng i öppningen', 'opening-short'],
    ['slängde två kort', 'several-discards'],
    ['sakade utan att dra', 'discard-without-draw'],
    ['tog högen fast den var frusen', 'took-pile-wrongly'],
    ['för många jokrar', 'excess-wild'],
    ['gick ut fast partnern sa nej', 'out-after-no'],
    ['glömde lägga ut röd trea', 'red-three-not-laid'],
    ['drog när det inte var hans tur', 'drew-out-of-turn'],
    ['mälade före sin tur', 'meld-out-of-turn'],
    ['fel giv', 'dealt-out-of-turn'],
    ['räknade fel poäng', 'score-error'],
    ['partnern såg kortet', 'card-exposed'],
    ['pratade om korten', 'table-talk'],
    ['kort kvar i högen', 'pile-cards-left'],
    ['straffkort med hjälp av partnern', 'penalty-card-with-partners-help'],
    ['tittade på nästa kort i talongen', 'saw-stock-card'],
  ],
  et: [
    ['paljastas kaardi', 'card-exposed'],
    ['võttis kaks kaarti', 'drew-extra'],
    ['võttis liiga palju kaarte', 'drew-extra'],
    ['kaart kukkus põrandale', 'card-exposed'],
    ['alguskogumis on punkte puudu', 'opening-short'],
    ['pani kaks kaarti maha', 'several-discards'],
    ['käis maha ilma võtmata', 'discard-without-draw'],
    ['ostis lisapaki valesti', 'took-pile-wrongly'],
    ['liiga palju jokkereid', 'excess-wild'],
    ['lõpetas kuigi paariline ütles ei', 'out-after-no'],
    ['unustas punase kolme lauale panna', 'red-three-not-laid'],
    ['võttis kaardi enne oma korda', 'drew-out-of-turn'],
    ['käis lauda vales järjekorras', 'meld-out-of-turn'],
    ['vale jagaja', 'dealt-out-of-turn'],
    ['punktid valesti arvutatud', 'score-error'],
    ['nägi järgmist kaarti pakis', 'saw-stock-card'],
    ['rääkisid mängust', 'table-talk'],
    ['lisapakist jäi kaarte alles', 'pile-cards-left'],
    ['canasta pole valmis aga lõpetas', 'out-without-canastas'],
    ['jagati liiga vähe kaarte', 'wrong-hand-size'],
  ],
  en: [
    ['drew two cards', 'drew-extra'],
    ['picked up too many cards', 'drew-extra'],
    ['dropped a card face up', 'card-exposed'],
    ['opening was 10 points short', 'opening-short'],
    ['threw two cards', 'several-discards'],
    ['did not draw', 'discard-without-draw'],
    ['took the pack when it was frozen', 'took-pile-wrongly'],
    ['four jokers in a canasta', 'excess-wild'],
    ['went out after partner said no', 'out-after-no'],
    ['red three left in hand', 'red-three-not-laid'],
    ['drew out of turn', 'drew-out-of-turn'],
    ['melded before his turn', 'meld-out-of-turn'],
    ['wrong dealer', 'dealt-out-of-turn'],
    ['addition mistake', 'score-error'],
    ['saw the next card of the stock', 'saw-stock-card'],
    ['talking during the deal', 'table-talk'],
    ['forgot part of the pile', 'pile-cards-left'],
    ['said yes but could not go out', 'cannot-go-out'],
    ['discarded a red three', 'red-three-discarded'],
    ['11 cards were not dealt', 'wrong-hand-size'],
  ],
};

describe.each(languageIds)('in %s', (language) => {
  test.each(incidents[language])('“%s” is among the first answers', (typed, kind) => {
    expect(found(typed, 'canasta-fi', language).slice(0, inSight)).toContain(kind);
  });

  test('a fault is found by its own name', () => {
    const names = ruledWords(language).faults;
    const missed = rulesetIds.flatMap((ruleset) =>
      kindsIn(ruleset).filter((kind) => !found(names[kind], ruleset, language).slice(0, inSight).includes(kind)),
    );
    expect([...new Set(missed)]).toEqual([]);
  });

  test('every notion that a telling takes has words', () => {
    const modified = /^(?:not|before|after|wrong)-(.+)$/;
    const notions = new Set([...Object.values(talk.tellings).flat().join(' ').split(' '), ...talk.light]);
    const missing = [...notions].filter((notion) => {
      const names = [notion, ...(talk.same[notion] ?? [])].map((name) => modified.exec(name)?.[1] ?? name);
      return !names.some((name) => Object.hasOwn(talk.glossaries[language], name));
    });
    expect(missing).toEqual([]);
  });
});

test('every fault has tellings, and no telling stands twice for one fault', () => {
  expect(faultKindList.filter((kind) => talk.tellings[kind] === undefined)).toEqual([]);
  for (const lines of Object.values(talk.tellings)) expect(lines).toEqual([...new Set(lines)]);
});

test('words of another language than the page’s are found', () => {
  expect(found('pudotti kortin', 'samba', 'sv')).toContain('card-exposed');
  expect(found('straffkort', 'sitoumussamba', 'fi')).toContain('penalty-card-with-partners-help');
  expect(found('tappade kort', 'canasta-fi', 'et')).toContain('card-exposed');
});

test('accents and capitals make no difference, nor does a word that is not yet finished', () => {
  expect(found('POYTASI VAARALLA VUOROLLA', 'canasta-fi', 'fi')[0]).toBe('meld-out-of-turn');
  expect(found('nosti kaks', 'samba', 'fi')[0]).toBe('drew-extra');
  expect(found('penalty car', 'canasta-fi', 'en').slice(0, inSight)).toContain('penalty-card-with-partners-help');
});

test('words that tell nothing of a fault find nothing', () => {
  for (const [typed, language] of [
    ['zzzz qqqq', 'en'],
    ['ja', 'fi'],
    ['ja', 'et'],
    ['det', 'sv'],
    ['the card', 'en'],
    ['', 'fi'],
  ] as const)
    expect(found(typed, 'samba', language), typed).toEqual([]);
});

test('a slip of the finger is heard as the word that was meant, and said to be', () => {
  const { faults: heard, meant } = faultFinder(talk, 'en', languageIds)('discraded two cards ', kindsIn('canasta-fi'));
  expect(heard[0]?.kind).toBe('several-discards');
  expect(meant).toEqual([{ typed: 'discraded', word: 'discarded' }]);
});

/** Common acts on which the documents order or forbid something without a penalty, as players tell of them. */
const withoutPenalty: Readonly<Record<LanguageId, readonly (readonly [typed: string, kind: FaultKind])[]>> = {
  en: [
    ['took a discard back', 'discard-taken-back'],
    ['he picked up the card he had just discarded and threw another', 'discard-taken-back'],
    ['went out without discarding', 'out-without-discard'],
    ['asked leave after taking the pile', 'asked-at-wrong-time'],
    ['asked to go out before drawing', 'asked-at-wrong-time'],
    ['named the minimum count', 'minimum-named'],
    ['told her partner the minimum', 'minimum-named'],
    ['bid out of turn', 'bid-not-lawful'],
    ['the bid was lower than the last one', 'bid-not-lawful'],
    ['doubled her own partner', 'bid-not-lawful'],
    ['sixth card not turned sideways', 'sixth-card-not-crosswise'],
    ['canasta not squared up', 'cards-not-marked'],
    ['wild card not laid crosswise on the pile', 'cards-not-marked'],
    ['looked through a finished canasta', 'canasta-inspected'],
    ['forgot to discard', 'no-discard'],
    ['holds the cards under the table', 'hand-out-of-sight'],
    ['penalty card not discarded', 'penalty-card-kept'],
    ['lied about the number of cards', 'hand-number-misstated'],
    ['asked the score out of turn', 'information-out-of-turn'],
    ['didn’t say which meld the joker belongs to', 'card-place-unclear'],
    ['last card of the stock was a red three and he went on', 'played-after-last-three'],
    ['stock empty and she refused the pile', 'pile-refused-at-end'],
    ['drew a joker when drawing for the deal', 'start-card-void'],
    ['upcard is a joker and nobody covered it', 'upcard-not-covered'],
    ['counted the opening with cards face down', 'opening-counted-face-down'],
  ],
  fi: [
    ['otti poiston takaisin', 'discard-taken-back'],
    ['otti heittämänsä kortin takaisin ja heitti toisen', 'discard-taken-back'],
    ['lopetti heittämättä viimeistä korttia', 'out-without-discard'],
    ['kysyi lupaa avopakan noston jälkeen', 'asked-at-wrong-time'],
    ['kysyi saako lopettaa ennen nostoa', 'asked-at-wrong-time'],
    ['kertoi parille avausrajan', 'minimum-named'],
    ['mainitsi avauspistevaatimuksen', 'minimum-named'],
    ['huusi väärällä vuorolla', 'bid-not-lawful'],
    ['liian matala huuto', 'bid-not-lawful'],
    ['tuplasi parinsa huudon', 'bid-not-lawful'],
    ['kuudes kortti ei poikittain', 'sixth-card-not-crosswise'],
    ['canasta levällään eikä koottu', 'cards-not-marked'],
    ['katseli valmista canastaa läpi', 'canasta-inspected'],
    ['unohti heittää', 'no-discard'],
    ['pitää kortteja pöydän alla', 'hand-out-of-sight'],
    ['ei heittänyt rangaistuskorttia', 'penalty-card-kept'],
    ['valehteli korttimäärän', 'hand-number-misstated'],
    ['kysyi pistetilannetta väärällä vuorolla', 'information-out-of-turn'],
    ['epäselvää mihin jokeri kuuluu', 'card-place-unclear'],
    ['pakan viimeinen kortti oli punainen kolmonen ja pelaaja jatkoi', 'played-after-last-three'],
    ['kieltäytyi ottamasta avopakkaa kun pakka loppui', 'pile-refused-at-end'],
    ['aloittajan arvonnassa tuli jokeri', 'start-card-void'],
    ['kääntökortti on jokeri eikä päälle käännetty', 'upcard-not-covered'],
    ['laski avauspisteitä kortit nurin pöydällä', 'opening-counted-face-down'],
  ],
  sv: [
    ['tog tillbaka sin sakning', 'discard-taken-back'],
    ['tog tillbaka kortet hon kastat och la ett annat', 'discard-taken-back'],
    ['gick ut utan att saka sista kortet', 'out-without-discard'],
    ['bad om lov efter att ha tagit högen', 'asked-at-wrong-time'],
    ['frågade om utgång innan hon dragit', 'asked-at-wrong-time'],
    ['nämnde minimipoängen för sin partner', 'minimum-named'],
    ['bjöd utom tur', 'bid-not-lawful'],
    ['budet var för lågt', 'bid-not-lawful'],
    ['sjätte kortet inte på tvären', 'sixth-card-not-crosswise'],
    ['canastan inte hopsamlad', 'cards-not-marked'],
    ['bläddrade igenom en färdig canasta', 'canasta-inspected'],
    ['glömde saka', 'no-discard'],
    ['håller korten under bordet', 'hand-out-of-sight'],
    ['straffkortet sakades inte', 'penalty-card-kept'],
    ['ljög om hur många kort han har', 'hand-number-misstated'],
    ['frågade om ställningen när det inte var hennes tur', 'information-out-of-turn'],
    ['oklart till vilken mälning jokern hör', 'card-place-unclear'],
    ['sista kortet i talongen var en röd trea men han spelade vidare', 'played-after-last-three'],
    ['talongen tog slut och hon vägrade ta högen', 'pile-refused-at-end'],
    ['fick en joker när vi drog om vem som börjar', 'start-card-void'],
    ['uppslaget kort är en joker och täcktes inte', 'upcard-not-covered'],
  ],
  et: [
    ['võttis mahapandud kaardi tagasi', 'discard-taken-back'],
    ['lõpetas aga viimast kaarti maha ei pannud', 'out-without-discard'],
    ['küsis luba pärast lisapaki ostmist', 'asked-at-wrong-time'],
    ['küsis lõpetamist enne kaardi võtmist', 'asked-at-wrong-time'],
    ['nimetas avamisnõuet', 'minimum-named'],
    ['ütles paarilisele miinimumi ette', 'minimum-named'],
    ['pakkus väljaspool järjekorda', 'bid-not-lawful'],
    ['liiga madal pakkumine', 'bid-not-lawful'],
    ['kuues kaart ei ole põiki', 'sixth-card-not-crosswise'],
    ['canasta on laiali ja kokku panemata', 'cards-not-marked'],
    ['uuris valmis canastat', 'canasta-inspected'],
    ['unustas kaardi maha panna', 'no-discard'],
    ['hoiab kaarte laua all', 'hand-out-of-sight'],
    ['trahvikaarti maha ei pannud', 'penalty-card-kept'],
    ['valetas kui palju kaarte tal on', 'hand-number-misstated'],
    ['küsis punktiseisu kui polnud tema kord', 'information-out-of-turn'],
    ['ebaselge millisesse kogumisse jokker kuulub', 'card-place-unclear'],
    ['paki viimane kaart oli punane kolm aga mängis edasi', 'played-after-last-three'],
    ['pakk otsas ja keeldus lisapakki ostmast', 'pile-refused-at-end'],
    ['loosimisel tuli jokker', 'start-card-void'],
  ],
};

describe.each(languageIds)('common acts without a penalty, told in %s', (language) => {
  test.each(withoutPenalty[language])('“%s” leads to its entry', (typed, kind) => {
    const ruleset = kindsIn('canasta-fi').includes(kind) ? 'canasta-fi' : 'sitoumussamba';
    expect(found(typed, ruleset, language).slice(0, inSight)).toContain(kind);
  });
});

test('acts that have no entry are told to have perhaps none, and those that have one are not', () => {
  const isDoubted = (typed: string, language: LanguageId) =>
    perhapsNone(finders.get(language)?.(typed, faultKindList).faults ?? []);
  const without: readonly (readonly [LanguageId, string])[] = [
    ['en', 'cards were handed to the neighbour on the left'],
    ['fi', 'kahvi kaatui kortin päälle pöydällä'],
    ['sv', 'någon lämnade bordet mitt i given'],
    ['et', 'keegi lõi kogemata vastu lauda ja kaardid nihkusid'],
  ];
  for (const [language, typed] of without) expect(isDoubted(typed, language), typed).toBe(true);
  expect(isDoubted('drew too many cards', 'en')).toBe(false);
  expect(isDoubted('third joker in a canasta', 'en')).toBe(false);
});
