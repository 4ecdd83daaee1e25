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
  const { result } = tallyOf(ruleset, entry);
  const clause = contract === null || result === null ? undefined : clauseOfContract(ruleset, result, contract.doubled);
  return (
    <span class="bid-told">
      {bidInWords(game, ruleset, entry, say)}{' '}
      {clause !== undefined && <a href={say.clausePath(clause)}>{say.clauseName(clause)}</a>}
    </span>
  );
}

/** Whose bid a deal was played for, what was bid, whether it was doubled, and what became of it. */
export function bidInWords(game: ScoreGame, ruleset: Ruleset, entry: DealEntry, say: Say): string {
  if (entry.contract === null) return say.text('noContract');
  const { side, bid, doubled } = entry.contract;
  const { result } = tallyOf(ruleset, entry);
  return [
    say.text('bidOf', { side: say.side(game, ruleset, side) }),
    `${say.number(bid.level)} ${say.given.denominations[bid.denomination]}`,
    ...(doubled ? [say.text('doubled')] : []),
    say.text(result === null || result === 'none' ? 'result-unknown' : `result-${result}`),
  ].join(' · ');
}
