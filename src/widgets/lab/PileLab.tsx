import { useMemo, useState } from 'preact/hooks';
import { judge, minimumOf, type Position, type RulesetId } from '../../engine/index.ts';
import { layoutTable } from '../../table/layout.ts';
import { designWidth } from '../../table/metrics.ts';
import { tableMarkup } from '../../table/svg.ts';
import { Phrase } from '../CardWord.tsx';
import { addFaces } from '../faces.ts';
import { startState } from '../state.ts';
import { stepPieces } from '../step-words.ts';
import { tableView } from '../table-view.ts';
import type { Tongue } from '../tongue.ts';
import { VerdictMark, VerdictWords } from '../VerdictPanel.tsx';
import { Choice, Count, Switch } from './fields.tsx';
import { firstConditions, mostOf, type PileConditions, type PileWay, positionOf, waysOf } from './pile-conditions.ts';

/** The pile lab: every condition a switch, and every way to take the pile with the engine's verdict. */
export function PileLab({ ruleset, tongue }: { ruleset: RulesetId; tongue: Tongue }) {
  const [conditions, setConditions] = useState(firstConditions);
  const checked = useMemo(() => positionOf(ruleset, conditions), [ruleset, conditions]);
  const { labs } = tongue.words;
  const change = (some: Partial<PileConditions>) => setConditions((before) => ({ ...before, ...some }));
  return (
    <div class="lab pile-lab">
      {checked.ok ? <Picture position={checked.value} tongue={tongue} /> : <p class="damage">{labs.impossible}</p>}
      <Conditions
        conditions={conditions}
        tongue={tongue}
        onChange={change}
        position={checked.ok ? checked.value : null}
      />
      {checked.ok && (
        <section class="ways" aria-label={labs.ways}>
          <h2>{labs.ways}</h2>
          <div role="status">
            {waysOf(conditions).map((way) => (
              <Way key={way.name} way={way} position={checked.value} tongue={tongue} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

function Picture({ position, tongue }: { position: Position; tongue: Tongue }) {
  const layout = layoutTable(tableView(startState(position), tongue), designWidth(Math.min(innerWidth, 600)));
  addFaces(layout, tongue.letters);
  return (
    <div class="felt">
      <svg
        class="table-picture"
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: tableMarkup(layout) }}
      />
    </div>
  );
}

interface ConditionsProps {
  readonly conditions: PileConditions;
  readonly tongue: Tongue;
  readonly position: Position | null;
  readonly onChange: (some: Partial<PileConditions>) => void;
}

function Conditions({ conditions, tongue, position, onChange }: ConditionsProps) {
  const { labs } = tongue.words;
  const count = (name: keyof typeof mostOf, least: number) => (
    <Count
      label={labs[name]}
      value={conditions[name]}
      least={least}
      most={mostOf[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <fieldset class="conditions">
      <legend>{labs.conditions}</legend>
      <Switch label={labs.opened} value={conditions.opened} onChange={(opened) => onChange({ opened })} />
      <Choice
        label={labs.totalScore}
        value={conditions.score}
        options={([-5, 0, 1500, 3000] as const).map((value) => [value, String(value).replace('-', '−')] as const)}
        onChange={(score) => onChange({ score })}
      />
      <Choice
        label={labs.frozenBy}
        value={conditions.frozenBy}
        options={[
          ['nothing', labs.frozenByNothing],
          ['wild', labs.frozenByWild],
          ['red-three', labs.frozenByRedThree],
        ]}
        onChange={(frozenBy) => onChange({ frozenBy })}
      />
      <Choice
        label={labs.topCard}
        value={conditions.top}
        options={[
          ['natural', labs.topNatural],
          ['wild', labs.topWild],
          ['black-three', labs.topBlackThree],
        ]}
        onChange={(top) => onChange({ top })}
      />
      {conditions.opened && (
        <Choice
          label={labs.ownMeld}
          value={conditions.ownMeld}
          options={[
            ['none', labs.ownMeldNone],
            ['some', labs.ownMeldSome],
            ['wild', labs.ownMeldWild],
            ['canasta', labs.ownMeldCanasta],
          ]}
          onChange={(ownMeld) => onChange({ ownMeld })}
        />
      )}
      {count('kings', 0)}
      {count('wilds', 0)}
      {count('queens', 0)}
      {count('others', 0)}
      {count('pileSize', 1)}
      <Switch
        label={labs.stockEmpty}
        value={conditions.stockEmpty}
        onChange={(stockEmpty) => onChange({ stockEmpty })}
      />
      {position !== null && !conditions.opened && (
        <p class="minimum">{tongue.fill(labs.minimumIs, { points: minimumOf(position) })}</p>
      )}
    </fieldset>
  );
}

/** A way to take the pile: what would be done, whether it is allowed, and by which clause. */
function Way({ way, position, tongue }: { way: PileWay; position: Position; tongue: Tongue }) {
  const { labs } = tongue.words;
  const { action } = way;
  const verdict = action === null ? null : judge(position, action);
  return (
    <div class="verdict" data-verdict={verdict === null ? undefined : verdict.legal ? 'legal' : 'illegal'}>
      <h3>{labs[way.name]}</h3>
      {action === null || verdict === null ? (
        <p class="hint">{labs.notHeld}</p>
      ) : (
        <>
          <p class="judged">
            <VerdictMark legal={verdict.legal} tongue={tongue} />{' '}
            <Phrase pieces={stepPieces(position, action, tongue)} tongue={tongue} />
          </p>
          <VerdictWords verdict={verdict} tongue={tongue} />
        </>
      )}
    </div>
  );
}
