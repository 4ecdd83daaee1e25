import { isLanguageId } from '../../i18n/language.ts';

/** When the page is there and the browser idle, keeps its language for reading without a network. Browsers that cannot do it do without. */
export function offerReadingOffline(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-offline]');
  const language = document.documentElement.lang;
  if (!import.meta.env.PROD || !link || !isLanguageId(language) || !('serviceWorker' in navigator)) return;
  const { offline = '/', update = '', take = '' } = link.dataset;
  const start = async () => {
    const { keepForReading } = await import('./kept-languages.ts');
    await keepForReading(offline, language, { text: update, button: take });
  };
  const whenIdle = () =>
    ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(() => void start().catch(() => undefined));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
