/** Marks in the contents of the page the clause or table that is read: the last one that has come above a fifth of the window’s height. */
export function markClauseRead(): void {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('.on-this-page a[href^="#"], .rail-group li li a[href^="#"]'),
  ];
  const places = new Map<Element, HTMLAnchorElement[]>();
  for (const link of links) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (target) places.set(target, [...(places.get(target) ?? []), link]);
  }
  const first = [...places.keys()][0];
  if (!first) return;
  const above = new Set<Element>();
  const mark = () => {
    const read = [...places.keys()].findLast((target) => above.has(target)) ?? first;
    for (const [target, own] of places) {
      for (const link of own) {
        if (target === read) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) above.add(target);
        else above.delete(target);
      }
      mark();
    },
    // A strip that reaches from far above the window to a fifth of its height.
    { rootMargin: '10000% 0% -80% 0%' },
  );
  for (const target of places.keys()) observer.observe(target);
}
