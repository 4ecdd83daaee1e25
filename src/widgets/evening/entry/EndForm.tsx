import type { ComponentChildren } from 'preact';
import {
  denominations,
  type EntryField,
  pointsOfLevel,
  type Ruleset,
  type Side,
  type StatedResult,
  type Tally,
  waysOut,
} from '../../../engine/index.ts';
import type { Draft } from '../game/game.ts';
import type { Say } from '../say.ts';
import { bidOf, withBid } from './draft.ts';
import { Segments } from './Segments.tsx';

interface EndFormProps {
  readonly ruleset: Ruleset;
  readonly draft: Draft;
  readonly tally: Tally;
  readonly names: readonly (readonly [Side, string])[];
  readonly doubted: ReadonlyMap<EntryField, 'impossible' | 'odd'>;
  /** What stands against the contract as it was entered, beside the choice that answers it. */
  readonly question: ComponentChildren;
  readonly onChange: (draft: Draft) => void;
  readonly say: Say;
}

const results: readonly StatedResult[] = ['made', 'robbed', 'failed', 'void'];

/** How the deal ended: who went out and how, and what the contract was. */
export function EndForm(props: EndFormProps) {
  const { ruleset, draft, names, doubted, onChange, say } = props;
  const { entry, endSaid } = draft;
  const ways = waysOut(ruleset);
  const { out } = entry;
  const end = (out: typeof entry.out) => onChange({ ...draft, entry: { ...entry, out }, endSaid: true });
  return (
    <section class={`end-form ${doubted.get('going-out') ?? ''}`}>
      <Segments
        label={say.text('wentOut')}
        value={out?.side ?? (endSaid ? 'nobody' : undefined)}
        options={[...names, ['nobody', say.text('nobody')] as const]}
        onChange={(chosen) => {
          if (chosen === 'nobody') return end(null);
          const how = out ?? { concealed: false, ownCanasta: false };
          end({ ...how, side: chosen });
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
            if (way !== undefined) end({ side: out.side, concealed: way.concealed, ownCanasta: way.ownCanasta });
          }}
        />
      )}
      {ruleset.parameters.maxLevel > 0 && <ContractForm {...props} />}
    </section>
  );
}

function ContractForm({ ruleset, draft, tally, names, question, onChange, say }: EndFormProps) {
  const { entry } = draft;
  const { contract } = entry;
  const { parameters } = ruleset;
  const said = bidOf(draft);
  const bid = said === 'none' ? null : said;
  const change = (changed: typeof contract) => onChange({ ...draft, entry: { ...entry, contract: changed } });
  const levels = Array.from({ length: parameters.maxLevel }, (_, place) => place + 1);
  const level = bid?.level == null ? '' : `: ${say.number(pointsOfLevel(parameters, bid.level))}`;
  return (
    <div class="bid">
      <Segments
        label={say.text('contract')}
        value={said === 'none' ? said : said?.side}
        options={[...names, ['none', say.text('noContract')] as const]}
        onChange={(side) => {
          if (side === 'none') return onChange(withBid(draft, 'none'));
          onChange(withBid(draft, { level: null, denomination: null, ...bid, side }));
        }}
      />
      {bid !== null && (
        <>
          <Segments
            label={`${say.text('level')}${level}`}
            value={bid.level ?? undefined}
            options={levels.map((each) => [each, String(each)] as const)}
            onChange={(each) => onChange(withBid(draft, { ...bid, level: each }))}
          />
          <Segments
            label={say.text('denomination')}
            value={bid.denomination ?? undefined}
            options={denominations.map((each) => [each, say.given.denominations[each]] as const)}
            onChange={(each) => onChange(withBid(draft, { ...bid, denomination: each }))}
          />
        </>
      )}
      {contract !== null && (
        <>
          <label class="tick">
            <input
              type="checkbox"
              checked={contract.doubled}
              onChange={({ currentTarget }) => change({ ...contract, doubled: currentTarget.checked })}
            />
            {say.text('doubled')}
          </label>
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
    </div>
  );
}
