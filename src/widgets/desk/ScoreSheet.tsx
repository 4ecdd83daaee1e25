import { CardWords } from '../words/CardWord.tsx';
import { ClauseLinks } from '../words/ClauseLinks.tsx';
import { numberText } from '../words/phrase.ts';
import type { ScoreRow, ScoreSheet as Sheet } from '../words/score-sheet.ts';
import type { Speech } from '../words/speech.ts';

interface ScoreSheetProps {
  readonly sheet: Sheet;
  readonly speech: Speech;
}

/** The count of a finished deal: what the engine counted for each side, the totals, and who has won. */
export function ScoreSheet({ sheet, speech }: ScoreSheetProps) {
  return (
    <div class="count">
      <table>
        <caption>{speech.text('count')}</caption>
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
              <Row key={row.label} row={row} speech={speech} />
            ))}
            <Row row={sum} speech={speech} sum />
          </tbody>
        ))}
        <tfoot>
          {sheet.totals.map((row) => (
            <Row key={row.label} row={row} speech={speech} />
          ))}
        </tfoot>
      </table>
      <ul class="outcomes">
        {sheet.outcomes.map(({ text, clauses }) => (
          <li key={text}>
            <strong>{text}</strong> <ClauseLinks clauses={clauses} speech={speech} />
          </li>
        ))}
      </ul>
      {sheet.left.length > 0 && (
        <p>
          {speech.text('count-left')}:{' '}
          {sheet.left.map(({ player, cards }, place) => (
            <span key={player}>
              {place > 0 && '; '}
              {player} <CardWords cards={cards} speech={speech} />
            </span>
          ))}
        </p>
      )}
      {sheet.unseen !== '' && <p>{sheet.unseen}</p>}
    </div>
  );
}

function Row({ row, speech, sum = false }: { row: ScoreRow; speech: Speech; sum?: boolean }) {
  return (
    <tr class={sum ? 'sum' : undefined}>
      <th scope="row">
        {row.label} <ClauseLinks clauses={row.clauses} speech={speech} />
      </th>
      {row.cells.map((cell, place) => (
        <td key={place}>
          {cell !== null && cell.count !== null && <span class="times">{cell.count}</span>}{' '}
          {cell === null ? '–' : numberText(cell.points, speech.language)}
        </td>
      ))}
    </tr>
  );
}
