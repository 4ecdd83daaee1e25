import Clause from './Clause.astro';
import Example from './Example.astro';
import ReadingNote from './ReadingNote.astro';
import Ref from './Ref.astro';
import Summary from './Summary.astro';
import Table from './Table.astro';
import Term from './Term.astro';
import Value from './Value.astro';

/** The components that clause texts are written with, and the only ones. */
export const textComponents = { Clause, Example, ReadingNote, Ref, Summary, Table, Term, Value };
