import { describe, expect, test } from 'vitest';
import { isRulesetId, rulesetIds, usualRuleset } from '../../src/engine/index.ts';
import { readAgreement, writeAgreement } from '../../src/widgets/agreement/agreement-address.ts';
import { agreedOptions } from '../../src/widgets/agreement/agreement-summary.ts';
import type { AgreementTexts } from '../../src/widgets/agreement/agreement-texts.ts';
import { agreementOf } from '../../src/widgets/agreement/agreements.ts';
import { allAgreements, settled } from '../engine/support/agreements.ts';

describe('what a table agrees on in its address', () => {
  test.each(rulesetIds)('every agreement of %s reads back as it was written', (id) => {
    for (const agreement of allAgreements(id)) {
      const written = agreementOf(settled(id, agreement));
      const { agreement: read, impossible } = readAgreement(writeAgreement(written, id), id);
      expect(read ?? agreementOf(usualRuleset(id))).toEqual(written);
      expect(impossible).toEqual([]);
    }
  });

  test('the usual agreement asks for nothing', () => {
    for (const id of rulesetIds) expect(writeAgreement(agreementOf(usualRuleset(id)), id)).toBe('');
    expect(readAgreement('', 'samba').agreement).toBeNull();
  });

  test('players bring the option along without which they cannot play', () => {
    expect(readAgreement('?players=3', 'canasta-sv')).toMatchObject({
      agreement: { players: 3, options: { quick: true } },
      impossible: [],
    });
  });

  test.each([
    ['classic', '?players=9', ['players=9']],
    ['samba', '?players=x', ['players=x']],
    ['samba', '?players=6&form=circle', ['form=circle']],
    ['samba', '?handSize=14', ['handSize=14']],
    ['samba', '?handSize=13&players=2', ['handSize=13']],
    ['canasta-fi', '?wildMelds=true', ['wildMelds=true']],
    ['classic', '?viennese=maybe&wildMelds=true', ['viennese=maybe']],
    ['classic', '?__proto__=1&constructor=2', ['__proto__=1', 'constructor=2']],
  ])('%s%s: what no table can agree on is named', (id, search, impossible) => {
    if (!isRulesetId(id)) throw new Error(id);
    expect(readAgreement(search, id).impossible).toEqual(impossible);
  });

  test('what other sites add to addresses is no wish', () => {
    expect(readAgreement('?utm_source=x&fbclid=1', 'samba')).toEqual({ agreement: null, impossible: [] });
  });
});

test('an agreement is told by what is not as usual', () => {
  const texts: AgreementTexts = {
    words: { agreed: '', players: '', 'form-sides': '', 'form-pairs': '', 'form-rotating': '' },
    options: { mergeSequences: { name: 'Merging' }, handSize: { name: 'Cards' }, winnerTakesAll: { name: 'Winner' } },
  };
  const told = (search: string) => {
    const agreement = readAgreement(search, 'samba').agreement ?? agreementOf(usualRuleset('samba'));
    return agreedOptions('samba', agreement, texts, (option) => `no ${option}`);
  };
  expect(told('')).toEqual([]);
  expect(told('?players=6&handSize=13&mergeSequences=false')).toEqual(['no Merging', 'Cards: 13']);
  expect(told('?players=3&winnerTakesAll=true')).toEqual(['Winner']);
});
