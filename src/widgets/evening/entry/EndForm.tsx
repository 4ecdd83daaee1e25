import type { ComponentChildren } from 'preact';
import {
  type DealEntry,
  type Denomination,
  denominations,
  type EntryField,
  pointsOfLevel,
  type Ruleset,
  type Side,
  type StatedResult,
  type Tally,
  waysOut,
} from '../../../engine/index.ts';
import type { Say } from '../say.ts';
import { Segments } from './Segments.tsx';

interface EndFormProps {
  readonly ruleset: Ruleset;
  readonly entry: DealEntry;
  readonly endSaid: boolean;
  readonly tally: Tally;
  readonly names: readonly (readonly [Side, string])[];
  readonly doubted: ReadonlyMap<EntryField, 'impossible' | 'odd'>;
  /** What stands against the contract as it was entered, beside the choice that answers it. */
  readonly question: ComponentChildren;
  readonly onChange: (entry: DealEntry, endSaid: boolean) => void;
  readonly say: Say;
}

const results: readonly StatedResult[] = ['made', 'robbed', 'failed', 'void'];

/** How the deal ended: who went out and how, and what the contract was. */
export function EndForm(props: EndFormProps) {
  const { ruleset, entry, endSaid, names, doubted, onChange, say } = props;
  const ways = waysOut(ruleset);
  const { out } = entry;
  return (
    <section class={`end-form ${doubted.get('going-out') ?? ''}`}>
      <Segments
        label={say.text('wentOut')}
        value={out?.side ?? (endSaid ? 'nobody' : undefined)}
        options={[...names, ['nobody', say.text('nobody')] as const]}
        onChange={(chosen) => {
          if (chosen === 'nobody') return onChange({ ...entry, out: null }, true);
          const how = out ?? { concealed: false, ownCanasta: false };
          onChange({ ...entry, out: { ...how, side: chosen } }, true);
        }}
      />
      {ways.length > 1 && out !== null && (
        <Segments
          label={say.text('howOut')}
          value={ways.findIndex(
            ({ concealed, ownCanasta }) => concealed === out.concealed && (!concealed || ownCanasta === out.ownCanasta),
          )}
          options={ways.map(({ concealed, ownCanasta, points }, place) => {
            const word = !concealed ? 'openly' : ownCanasta ? 'concealed' : 'concealedWithout';
            return [place, `${say.text(word)} · ${say.number(points)}`] as const;
          })}
          onChange={(place) => {
            const way = ways[place];
            if (way === undefined) return;
            onChange({ ...entry, out: { side: out.side, concealed: way.concealed, ownCanasta: way.ownCanasta } }, true);
          }}
        />
      )}
      {ruleset.parameters.maxLevel > 0 && <ContractForm {...props} />}
    </section>
  );
}

function ContractForm({ ruleset, entry, endSaid, tally, names, question, onChange, say }: EndFormProps) {
  const { contract } = entry;
  const { maxLevel } = ruleset.parameters;
  const change = (changed: DealEntry['contract']) => onChange({ ...entry, contract: changed }, endSaid);
  const levels = Array.from({ length: maxLevel }, (_, place) => place + 1);
  return (
    <>
      <Segments
        label={say.text('contract')}
        value={contract?.side ?? 'none'}
        options={[...names, ['none', say.text('noContract')] as const]}
        onChange={(side) => {
          if (side === 'none') return change(null);
          const bid = contract?.bid ?? { level: 1, denomination: 'spades' };
          change({ side, bid, doubled: contract?.doubled ?? false, result: contract?.result ?? null });
        }}
      />
      {contract !== null && (
        <>
          <Segments
            label={`${say.text('level')}: ${say.number(pointsOfLevel(ruleset.parameters, contract.bid.level))}`}
            value={contract.bid.level}
            options={levels.map((level) => [level, String(level)] as const)}
            onChange={(level) => change({ ...contract, bid: { ...contract.bid, level } })}
          />
          <div class="choice-row two">
            <select
              aria-label={say.text('contract')}
              value={contract.bid.denomination}
              onChange={({ currentTarget }) => {
                const denomination: Denomination | undefined = denominations[currentTarget.selectedIndex];
                if (denomination !== undefined) change({ ...contract, bid: { ...contract.bid, denomination } });
              }}
            >
              {denominations.map((each) => (
                <option key={each} value={each} selected={each === contract.bid.denomination}>
                  {say.given.denominations[each]}
                </option>
              ))}
            </select>
            <label class="tick">
              <input
                type="checkbox"
                checked={contract.doubled}
                onChange={({ currentTarget }) => change({ ...contract, doubled: currentTarget.checked })}
              />
              {say.text('doubled')}
            </label>
          </div>
          {question}
          <label class="choice-row">
            <span>{say.text('result')}</span>
            <select
              value={contract.result ?? 'counted'}
              onChange={({ currentTarget }) =>
                change({ ...contract, result: results[currentTarget.selectedIndex - 1] ?? null })
              }
            >
              <option value="counted" selected={contract.result === null}>
                {say.text('asCounted', {
                  result: say.text(
                    contract.result !== null || tally.result === null || tally.result === 'none'
                      ? 'result-unknown'
                      : `result-${tally.result}`,
                  ),
                })}
              </option>
              {results.map((result) => (
                <option key={result} value={result} selected={contract.result === result}>
                  {say.text(`result-${result}`)}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </>
  );
}
