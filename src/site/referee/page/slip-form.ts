import { keepText, readKept } from '../../../widgets/page/kept-text.ts';
import { momentIn, readSlips, type SlipFields, withSlip, writeSlips } from './slip.ts';

/** Where the device keeps the slips. */
const keptAt = 'referee-slips';

/** What is written on the slip by hand. */
export interface SlipForm {
  /** Shows what was filled in for a ruling; the time of a new one is now. */
  readonly open: (address: string) => void;
  /** What is filled in, with the names of the fields as readers see them. */
  readonly filled: () => readonly { readonly name: string; readonly text: string }[];
}

/** Makes the fields of a slip remember, for each address, what is filled in. */
export function slipForm(form: HTMLFormElement): SlipForm {
  const fields = Array.from(form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'));
  const said = form.querySelector('.kept');
  let address = '';

  function write(): void {
    const values: SlipFields = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const slips = readKept(keptAt, readSlips).value ?? new Map();
    const kept = keepText(keptAt, writeSlips(withSlip(slips, address, values)));
    if (said !== null) said.textContent = (kept ? form.dataset.kept : form.dataset.notKept) ?? '';
  }

  form.addEventListener('input', write);
  form.addEventListener('submit', (event) => event.preventDefault());
  return {
    open: (opened) => {
      if (opened === address) return;
      address = opened;
      const slip = readKept(keptAt, readSlips).value?.get(opened);
      for (const field of fields) field.value = slip?.[field.name] ?? '';
      const time = fields.find(({ name }) => name === 'time');
      if (slip === undefined && time !== undefined) time.value = momentIn(new Date(), document.documentElement.lang);
    },
    filled: () =>
      fields.map((field) => ({
        name: field.labels?.[0]?.querySelector('span')?.textContent ?? field.name,
        text: field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value,
      })),
  };
}
