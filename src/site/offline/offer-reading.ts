import { isLanguageId } from '../../i18n/language.ts';

/** When the page is there and the browser idle, or soon at any rate, keeps the page and its language for reading without a network. Browsers that cannot do it do without. */
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
    // A first visit may be short: idle or not, it begins soon.
    'requestIdleCallback' in window
      ? requestIdleCallback(() => void start().catch(() => undefined), { timeout: 1500 })
      : setTimeout(() => void start().catch(() => undefined));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
