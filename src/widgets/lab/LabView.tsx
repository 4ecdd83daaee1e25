import { type RulesetId, usualRuleset } from '../../engine/index.ts';
import { AuctionLab } from './AuctionLab.tsx';
import { auctionLab } from './auction.ts';
import type { LabViewProps } from './Bench.tsx';
import { GoingOutLab } from './GoingOutLab.tsx';
import { goingOutLab } from './going-out.ts';
import type { LabKind, LabName, LabState } from './kind.ts';
import type { LabTongue } from './lab-tongue.ts';
import { MeldLab } from './MeldLab.tsx';
import { meldLab } from './meld.ts';
import { OpeningLab } from './OpeningLab.tsx';
import { openingLab } from './opening.ts';
import { PileLab } from './PileLab.tsx';
import { pileLab } from './pile.ts';
import { ScoreLab } from './ScoreLab.tsx';
import { scoreLab } from './score.ts';
import { useLab } from './use-lab.ts';

interface LabProps {
  readonly name: LabName;
  readonly ruleset: RulesetId;
  readonly tongue: LabTongue;
}

/** A laboratory of a ruleset: at build time in its first state, in the browser in that of the address. */
export function LabView({ name, ...rest }: LabProps) {
  switch (name) {
    case 'meld':
      return <InUse kind={meldLab} view={MeldLab} {...rest} />;
    case 'opening':
      return <InUse kind={openingLab} view={OpeningLab} {...rest} />;
    case 'pile':
      return <InUse kind={pileLab} view={PileLab} {...rest} />;
    case 'going-out':
      return <InUse kind={goingOutLab} view={GoingOutLab} {...rest} />;
    case 'score':
      return <InUse kind={scoreLab} view={ScoreLab} {...rest} />;
    case 'auction':
      return <InUse kind={auctionLab} view={AuctionLab} {...rest} />;
  }
}

interface InUseProps<State extends LabState> extends Omit<LabProps, 'name'> {
  readonly kind: LabKind<State>;
  readonly view: (props: LabViewProps<State>) => preact.JSX.Element;
}

function InUse<State extends LabState>({ kind, view: View, ruleset, tongue }: InUseProps<State>) {
  const lab = useLab(kind, ruleset, kind.first(usualRuleset(ruleset)));
  return <View lab={lab} tongue={tongue} />;
}
