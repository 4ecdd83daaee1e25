import { denominations, nextSeat, type Position, type Ruleset, type Seat } from '../../engine/index.ts';
import { Choice, Switch } from '../fields.tsx';
import type { LabTongue } from './lab-tongue.ts';
import { playerWords } from './players.ts';

type Contract = Position['contract'];

interface ContractFieldsProps {
  readonly ruleset: Ruleset;
  readonly contract: Contract;
  readonly onChange: (contract: Contract) => void;
  readonly tongue: LabTongue;
}

/** The contract of the deal, where the game has an auction. */
export function ContractFields({ ruleset, contract, onChange, tongue }: ContractFieldsProps) {
  const { maxLevel } = ruleset.parameters;
  if (maxLevel === 0) return null;
  const { seating } = ruleset;
  const usual = { level: 1, denomination: 'hearts' } as const;
  const levels = Array.from({ length: maxLevel }, (_, place) => [place + 1, String(place + 1)] as const);
  return (
    <>
      <Choice<Seat | 0>
        label={tongue.say('contract')}
        value={contract?.seat ?? 0}
        options={[
          [0, tongue.say('noContract')],
          ...seating.seats.map((seat) => [seat, playerWords(ruleset, seat, tongue)] as const),
        ]}
        onChange={(seat) => onChange(seat === 0 ? null : { seat, bid: contract?.bid ?? usual, doubledBy: null })}
      />
      {contract !== null && (
        <>
          <Choice
            label={tongue.say('level')}
            value={contract.bid.level}
            options={levels}
            onChange={(level) => onChange({ ...contract, bid: { ...contract.bid, level } })}
          />
          <Choice
            label={tongue.say('denomination')}
            value={contract.bid.denomination}
            options={denominations.map((each) => [each, tongue.say(each)] as const)}
            onChange={(denomination) => onChange({ ...contract, bid: { ...contract.bid, denomination } })}
          />
          <Switch
            label={tongue.say('doubled')}
            value={contract.doubledBy !== null}
            onChange={(is) => onChange({ ...contract, doubledBy: is ? nextSeat(seating, contract.seat) : null })}
          />
        </>
      )}
    </>
  );
}
