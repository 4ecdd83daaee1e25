import { definitions, type RulesetId } from '../../../engine/index.ts';
import { auctionLab } from './auction-lab.ts';
import { goingOutLab } from './going-out-lab.ts';
import { type LabKind, type LabName, type LabState, labNames } from './lab-kind.ts';
import { meldLab } from './meld-lab.ts';
import { openingLab } from './opening-lab.ts';
import { pileLab } from './pile-lab.ts';
import { scoreLab } from './score-lab.ts';

/** Something that can be done with any laboratory, whatever its state holds. */
type Use<Result> = <State extends LabState>(kind: LabKind<State>) => Result;

/** Does something with a laboratory by its name. */
export function withLab<Result>(name: LabName, use: Use<Result>): Result {
  switch (name) {
    case 'meld':
      return use(meldLab);
    case 'opening':
      return use(openingLab);
    case 'pile':
      return use(pileLab);
    case 'going-out':
      return use(goingOutLab);
    case 'score':
      return use(scoreLab);
    case 'auction':
      return use(auctionLab);
  }
}

/** Whether a text is the name of a laboratory. */
export function isLabName(text: unknown): text is LabName {
  return labNames.some((name) => name === text);
}

/** The laboratories of a ruleset: all but the auction's, which only games with an auction have. */
export function labsIn(ruleset: RulesetId): readonly LabName[] {
  const hasAuction = definitions[ruleset].facts.contract !== undefined;
  return labNames.filter((name) => name !== 'auction' || hasAuction);
}
