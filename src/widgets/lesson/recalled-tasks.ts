import { faceSheetId } from '../felt/face-sheet.ts';

/** A task of a lesson, by the lesson’s name and its number there. */
export interface TaskName {
  readonly lesson: string;
  readonly task: number;
}

/**
 * Tasks of other lessons, fetched from their pages: each task stands in one place only. Card faces that this page lacks come along. What
 * cannot be fetched is left out: the lesson goes on without it.
 */
export async function recalledTasks(
  names: readonly TaskName[],
  paths: Readonly<Record<string, string>>,
  label: string,
): Promise<readonly HTMLElement[]> {
  const found = await Promise.all(names.map((name, index) => recalled(name, paths, `recalled-${index + 1}`, label)));
  return found.filter((task) => task !== null);
}

async function recalled(
  { lesson, task }: TaskName,
  paths: Readonly<Record<string, string>>,
  id: string,
  label: string,
): Promise<HTMLElement | null> {
  const path = paths[lesson];
  if (path === undefined) return null;
  try {
    const response = await fetch(path);
    if (!response.ok) return null;
    const name = `task-${task}`;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const there = page.getElementById(name);
    if (there === null) return null;
    takeFaces(page);
    const holder = document.createElement('div');
    holder.innerHTML = there.outerHTML.replaceAll(`"${name}"`, `"${id}"`).replaceAll(`"${name}-`, `"${id}-`);
    const [own] = holder.children;
    if (!(own instanceof HTMLElement)) return null;
    own.querySelector('.posed')?.prepend(Object.assign(document.createElement('small'), { textContent: label }), ' ');
    return own;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Takes over the faces of another page’s sheet that this one does not have. */
function takeFaces(page: Document): void {
  const sheet = document.getElementById(faceSheetId);
  for (const face of page.querySelectorAll(`#${faceSheetId} > [id]`))
    if (document.getElementById(face.id) === null) sheet?.append(document.importNode(face, true));
}
