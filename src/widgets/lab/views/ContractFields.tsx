import { denominations, nextSeat, type Position, type Ruleset, type Seat } from '../../../engine/index.ts';
import { Choice, Switch } from '../../desk/fields.tsx';
import { playerWords } from '../kinds/lab-players.ts';
import type { LabSpeech } from '../lab-speech.ts';

type Contract = Position['contract'];

interface ContractFieldsProps {
  readonly ruleset: Ruleset;
  readonly contract: Contract;
  readonly onChange: (contract: Contract) => void;
  readonly speech: LabSpeech;
}

/** The contract of the deal, where the game has an auction. */
export function ContractFields({ ruleset, contract, onChange, speech }: ContractFieldsProps) {
  const { maxLevel } = ruleset.parameters;
  if (maxLevel === 0) return null;
  const { seating } = ruleset;
  const usual = { level: 1, denomination: 'hearts' } as const;
  const levels = Array.from({ length: maxLevel }, (_, place) => [place + 1, String(place + 1)] as const);
  return (
    <>
      <Choice<Seat | 0>
        label={speech.say('contract')}
        value={contract?.seat ?? 0}
        options={[
          [0, speech.say('noContract')],
          ...seating.seats.map((seat) => [seat, playerWords(ruleset, seat, speech)] as const),
        ]}
        onChange={(seat) => onChange(seat === 0 ? null : { seat, bid: contract?.bid ?? usual, doubledBy: null })}
      />
      {contract !== null && (
        <>
          <Choice
            label={speech.say('level')}
            value={contract.bid.level}
            options={levels}
            onChange={(level) => onChange({ ...contract, bid: { ...contract.bid, level } })}
          />
          <Choice
            label={speech.say('denomination')}
            value={contract.bid.denomination}
            options={denominations.map((each) => [each, speech.say(each)] as const)}
            onChange={(denomination) => onChange({ ...contract, bid: { ...contract.bid, denomination } })}
          />
          <Switch
            label={speech.say('doubled')}
            value={contract.doubledBy !== null}
            onChange={(is) => onChange({ ...contract, doubledBy: is ? nextSeat(seating, contract.seat) : null })}
          />
        </>
      )}
    </>
  );
}
