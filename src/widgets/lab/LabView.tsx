import { type RulesetId, usualRuleset } from '../../engine/index.ts';
import type { LabViewProps } from './Bench.tsx';
import { auctionLab } from './kinds/auction-lab.ts';
import { goingOutLab } from './kinds/going-out-lab.ts';
import type { LabKind, LabName, LabState } from './kinds/lab-kind.ts';
import { meldLab } from './kinds/meld-lab.ts';
import { openingLab } from './kinds/opening-lab.ts';
import { pileLab } from './kinds/pile-lab.ts';
import { scoreLab } from './kinds/score-lab.ts';
import type { LabSpeech } from './lab-speech.ts';
import { useLab } from './use-lab.ts';
import { AuctionLab } from './views/AuctionLab.tsx';
import { GoingOutLab } from './views/GoingOutLab.tsx';
import { MeldLab } from './views/MeldLab.tsx';
import { OpeningLab } from './views/OpeningLab.tsx';
import { PileLab } from './views/PileLab.tsx';
import { ScoreLab } from './views/ScoreLab.tsx';

interface LabProps {
  readonly name: LabName;
  readonly ruleset: RulesetId;
  readonly speech: LabSpeech;
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

function InUse<State extends LabState>({ kind, view: View, ruleset, speech }: InUseProps<State>) {
  const lab = useLab(kind, ruleset, kind.first(usualRuleset(ruleset)));
  return <View lab={lab} speech={speech} />;
}
