/**
 * The choices beside a line of HTML for a frame: in which language, and light, dark or like the page round it. A line that was built
 * without knowing where the site stands gets the address from which it is really served.
 */
export function offerFrameChoices(): void {
  for (const line of document.querySelectorAll<HTMLElement>('.embed-line')) {
    const code = line.querySelector('code');
    const written = code?.textContent ?? '';
    const whole = written.replaceAll(/ src="\//g, ` src="${location.origin}/`);
    const show = () => {
      const [language, theme] = Array.from(line.querySelectorAll('select'), ({ value }) => value);
      if (code !== null && language !== undefined && theme !== undefined) {
        code.textContent = chosenLine(whole, language, theme);
      }
    };
    line.addEventListener('change', show);
    show();
  }
}

/** A line for a frame in another language and appearance; an empty one is that of the page round the frame. */
export function chosenLine(line: string, language: string, theme: string): string {
  const inLanguage = line.replace(/\/embed\/[a-z]{2}\//, `/embed/${language}/`);
  return theme === '' ? inLanguage : inLanguage.replace(/( src="[^"#]*)/, `$1?theme=${theme}`);
}
