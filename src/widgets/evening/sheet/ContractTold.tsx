import { clauseOfContract, type DealEntry, type Ruleset } from '../../../engine/index.ts';
import { type ScoreGame, tallyOf } from '../game/game.ts';
import type { Say } from '../say.ts';

interface ContractToldProps {
  readonly game: ScoreGame;
  readonly ruleset: Ruleset;
  readonly entry: DealEntry;
  readonly say: Say;
}

/** Whose bid a deal was played for, what was bid, whether it was doubled, and what became of it, with the clause: also where it brought nothing. */
export function ContractTold({ game, ruleset, entry, say }: ContractToldProps) {
  const { contract } = entry;
  if (contract === null) return <span class="bid-told">{say.text('noContract')}</span>;
  const { side, bid, doubled } = contract;
  const { result } = tallyOf(ruleset, entry);
  const clause = result === null ? undefined : clauseOfContract(ruleset, result, doubled);
  const what = [
    say.text('bidOf', { side: say.side(game, ruleset, side) }),
    `${say.number(bid.level)} ${say.given.denominations[bid.denomination]}`,
    ...(doubled ? [say.text('doubled')] : []),
    say.text(result === null || result === 'none' ? 'result-unknown' : `result-${result}`),
  ];
  return (
    <span class="bid-told">
      {what.join(' · ')} {clause !== undefined && <a href={say.clausePath(clause)}>{say.clauseName(clause)}</a>}
    </span>
  );
}
