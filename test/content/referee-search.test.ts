import { describe, expect, test } from 'vitest';
import { type FaultKind, faultKindList, faultOccurs, type RulesetId, usualRuleset } from '../../src/engine/index.ts';
import { type LanguageId, languageIds } from '../../src/i18n/language.ts';
import { faultSearch } from '../../src/site/referee/fault-search.ts';
import { soughtWords } from '../../src/site/referee/sought.ts';
import { ruledWords } from './ruled-words.ts';

// What referees type, as they hear it at the table: inflected, short, and not always in the language of the page.

/** How many answers a phone shows above its keyboard. */
const inSight = 3;

const words = await soughtWords({
  fi: ruledWords('fi'),
  sv: ruledWords('sv'),
  et: ruledWords('et'),
  en: ruledWords('en'),
});

function found(typed: string, ruleset: RulesetId, own: LanguageId): readonly string[] {
  const settled = usualRuleset(ruleset);
  const kinds = faultKindList.filter((kind) => faultOccurs(settled, kind));
  return faultSearch(words, kinds, languageIds, own)(typed).slice(0, inSight);
}

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
    expect(found(typed, 'canasta-fi', language)).toContain(kind);
  });
});

test('words of another language than the page’s are found', () => {
  expect(found('pudotti kortin', 'samba', 'sv')).toContain('card-exposed');
  expect(found('straffkort', 'sitoumussamba', 'fi')).toContain('penalty-card-with-partners-help');
  expect(found('tappade kort', 'canasta-fi', 'et')).toContain('card-exposed');
});

test('words that say nothing of cards find nothing', () => {
  expect(found('zzzz qqqq', 'samba', 'en')).toEqual([]);
});
