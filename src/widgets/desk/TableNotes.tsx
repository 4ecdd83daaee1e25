/** What one must know of a position and cannot see on its table. */
export function TableNotes({ notes }: { notes: readonly string[] }) {
  return notes.length === 0 ? null : (
    <ul class="table-notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
