import { CardWords } from './CardWord.tsx';
import { ClauseLinks } from './ClauseLinks.tsx';
import { numberText } from './phrase.ts';
import type { ScoreRow, ScoreSheet as Sheet } from './score-sheet.ts';
import type { Tongue } from './tongue.ts';

interface ScoreSheetProps {
  readonly sheet: Sheet;
  readonly tongue: Tongue;
}

/** The count of a finished deal: what the engine counted for each side, the totals, and who has won. */
export function ScoreSheet({ sheet, tongue }: ScoreSheetProps) {
  return (
    <div class="count">
      <table>
        <caption>{tongue.text('count')}</caption>
        <thead>
          <tr>
            <td />
            {sheet.sides.map((side) => (
              <th key={side} scope="col">
                {side}
              </th>
            ))}
          </tr>
        </thead>
        {sheet.groups.map(({ rows, sum }) => (
          <tbody key={sum.label}>
            {rows.map((row) => (
              <Row key={row.label} row={row} tongue={tongue} />
            ))}
            <Row row={sum} tongue={tongue} sum />
          </tbody>
        ))}
        <tfoot>
          {sheet.totals.map((row) => (
            <Row key={row.label} row={row} tongue={tongue} />
          ))}
        </tfoot>
      </table>
      <ul class="outcomes">
        {sheet.outcomes.map(({ text, clauses }) => (
          <li key={text}>
            <strong>{text}</strong> <ClauseLinks clauses={clauses} tongue={tongue} />
          </li>
        ))}
      </ul>
      {sheet.left.length > 0 && (
        <p>
          {tongue.text('count-left')}:{' '}
          {sheet.left.map(({ player, cards }, place) => (
            <span key={player}>
              {place > 0 && '; '}
              {player} <CardWords cards={cards} tongue={tongue} />
            </span>
          ))}
        </p>
      )}
      {sheet.unseen !== '' && <p>{sheet.unseen}</p>}
    </div>
  );
}

function Row({ row, tongue, sum = false }: { row: ScoreRow; tongue: Tongue; sum?: boolean }) {
  return (
    <tr class={sum ? 'sum' : undefined}>
      <th scope="row">
        {row.label} <ClauseLinks clauses={row.clauses} tongue={tongue} />
      </th>
      {row.cells.map((cell, place) => (
        <td key={place}>
          {cell !== null && cell.count !== null && <span class="times">{cell.count}</span>}{' '}
          {cell === null ? '–' : numberText(cell.points, tongue.language)}
        </td>
      ))}
    </tr>
  );
}
